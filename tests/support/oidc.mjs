// @ts-check
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

/**
 * @typedef {object} Issuer
 * @property {Record<string, string>} env What a server needs to let its people in.
 * @property {() => Promise<void>} stop
 */

const clientId = 'firmament'
const clientSecret = 'a secret of the tests alone'

/**
 * A real OpenID Connect provider on this machine. It signs in whoever says their address, with any
 * password; an address that begins with `unverified` is not confirmed. It goes by another name than
 * the server under test, so that for cookies it is another site.
 * @param {string} origin Of the server under test.
 * @returns {Promise<Issuer>}
 */
export async function startIssuer(origin) {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const issuer = `http://localhost:${address.port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${origin}/social-login/callback/oidc`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    cookies: { keys: ['a key of the tests alone'] },
    findAccount: (_context, email) => ({
      accountId: email,
      claims: () => ({
        sub: email,
        email,
        email_verified: !email.startsWith('unverified'),
        name: 'Henrietta Leavitt',
      }),
    }),
  })
  server.on('request', provider.callback())
  return {
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Observatory',
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
