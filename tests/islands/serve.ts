import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { buildPages } from './build.ts'

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'"

/** Builds and serves the fixture pages while the tests run, under the app's own policy. */
export default async function serve() {
  const editions = new Map([
    ['production', await buildPages('production')],
    ['development', await buildPages('development')],
  ])
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const [, edition = '', ...rest] = pathname.split('/')
    const pages = editions.get(edition)
    const html = pages?.render(rest.join('/'))
    const file = html ?? (await readAsset(pages?.directory, rest.join('/')))
    const type = html ? 'text/html; charset=utf-8' : (types[extname(pathname)] ?? 'text/plain')
    response.writeHead(file === undefined ? 404 : 200, {
      'content-type': type,
      'content-security-policy': policy,
    })
    response.end(file)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The fixtures are not served')
  process.env.ISLANDS_URL = `http://127.0.0.1:${address.port}/`
  return () => server.close()
}

async function readAsset(directory: string | undefined, path: string) {
  if (!directory || !path) return undefined
  return readFile(join(directory, path)).catch(() => undefined)
}
