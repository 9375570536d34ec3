import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const partsId = 'virtual:module-parts/'
const manifestFile = /\/app\/modules\/[^/]+\/[^/]+\/module\.ts$/
const namedPart = /(\w+): \(\) => import\('(\.\/[^']+)'\)/g
const askedPart = /\bpartsOf\('(\w+)'\)/g

/**
 * Builds what manifests name by `() => import(…)`. In the server all files of one part are one, which is
 * loaded when a page first asks for it: by themselves they would be cut into some hundred. The browser
 * loads none of them, nor lists of routes, but a page has the styles of the parts it asks for; so there,
 * and in development, each file with `partsOf('…')` imports them, and manifests name nothing.
 */
export function moduleParts(): Plugin {
  let root = process.cwd()
  let isServerBuild = false
  return {
    name: 'module-parts',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      isServerBuild = config.command === 'build' && Boolean(config.build.ssr)
    },
    resolveId: (id) => (id.startsWith(partsId) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${partsId}`)) return undefined
      const files = filesOfPart(root, id.slice(partsId.length + 1))
      return files
        .map((file) => `export * as ${exportName(file)} from ${JSON.stringify(file)}`)
        .join('\n')
    },
    transform(code, id, options) {
      if (!id.startsWith(`${root}/app/`)) return undefined
      if (manifestFile.test(id)) {
        if (isServerBuild) return { code: withJoinedParts(code, id), map: null }
        if (!options?.ssr) return { code: withoutParts(code), map: null }
        return undefined
      }
      if (isServerBuild || id.endsWith('.server.ts')) return undefined
      const asked = [...code.matchAll(askedPart)].map(([, name = '']) => name)
      return asked.length > 0 ? { code: withPartsAtOnce(code, root, asked), map: null } : undefined
    },
  }
}

function withoutParts(code: string): string {
  const plain = code.replace(namedPart, '$1: undefined')
  return plain.replace("import { routes } from './routes.ts'", 'const routes = []')
}

function withJoinedParts(code: string, id: string): string {
  return code.replace(namedPart, (_, name: string, path: string) => {
    const file = join(dirname(id), path)
    return `${name}: () => import('${partsId}${name}').then((part) => part.${exportName(file)})`
  })
}

/** Has a file import the parts it asks for, so that their styles are its own. */
function withPartsAtOnce(code: string, root: string, asked: readonly string[]): string {
  const lists = asked.map((name) => {
    const files = filesOfPart(root, name)
    const imports = files.map((file, at) => `import * as ${name}${at} from ${JSON.stringify(file)}`)
    const parts = files.map((file, at) => `['${file.split('/').at(-2)}', ${name}${at}]`)
    return `${imports.join('\n')}\nconst ${name}Parts = [${parts.join(', ')}]`
  })
  const given = code.replace(
    askedPart,
    '({ load: () => Promise.resolve($1Parts), loaded: () => $1Parts })',
  )
  return `${lists.join('\n')}\n${given}`
}

/** The files by which manifests name a part, in the order of their folders. */
function filesOfPart(root: string, name: string): string[] {
  const modules = join(root, 'app/modules')
  return readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .map((file) => join(modules, file))
    .filter((file) => manifestFile.test(file))
    .sort()
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(namedPart)]
        .filter(([, part]) => part === name)
        .map(([, , path = '']) => join(dirname(file), path)),
    )
}

function exportName(file: string): string {
  return `of_${dirname(file).split('/').slice(-2).join('_').replaceAll('-', '_')}`
}
