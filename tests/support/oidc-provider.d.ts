/** As much of it as the tests use; the package brings no types. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  type Claims = Record<string, string | boolean>
  type Configuration = Record<string, unknown> & {
    findAccount: (context: unknown, id: string) => { accountId: string; claims: () => Claims }
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration)
    callback(): RequestListener
  }
}
