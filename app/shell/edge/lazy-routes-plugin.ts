import type { Plugin } from 'vite'

const areaId = 'virtual:pages-of/'

/**
 * Has the build of the server load the pages of an area when the first of them is asked for, so that
 * what an area brings costs nothing until then. Remix imports all routes at once; here each has `load`
 * in place of `module`, but for the root and the frames around pages.
 */
export function lazyRoutes(): Plugin {
  /** What an area exports: its routes by their names in Remix’s module. */
  const areas = new Map<string, string[]>()
  return {
    name: 'lazy-routes',
    enforce: 'post',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    resolveId: (id) => (id.startsWith(areaId) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${areaId}`)) return undefined
      return areas.get(id.slice(areaId.length + 1))?.join('\n')
    },
    transform(code, id) {
      if (id === '\0virtual:remix/server-manifest') return { code: withoutImports(code), map: null }
      if (id !== '\0virtual:remix/server-build') return undefined
      const places = new Map<string, string>()
      const lazy = code
        .replace(
          /import \* as (route\d+) from (".*?");/g,
          (statement, name: string, file: string) => {
            const area = areaOf(file)
            if (!area) return statement
            places.set(name, area)
            areas.set(area, [...(areas.get(area) ?? []), `export * as ${name} from ${file}`])
            return ''
          },
        )
        .replace(/module: (route\d+)\b/g, (statement, name: string) => {
          const area = places.get(name)
          if (!area) return statement
          return `load: () => import("${areaId}${area}").then((area) => area.${name})`
        })
      if (places.size === 0) throw new Error('Remix writes its routes in another way than before')
      return { code: lazy, map: null }
    },
  }
}

/** Of a module its area; of the shell the part whose routes stand for many modules. */
function areaOf(file: string): string | undefined {
  return /\/app\/(?:modules|shell(?=\/\w+\/routes\/))\/([^/]+)\//.exec(file)?.[1]
}

/** The files that Remix’s router would load for a page, which has no such router here: two megabytes. */
function withoutImports(code: string): string {
  const [entry, routes] = code.split(/(?=\b["']?routes["']?:)/)
  if (!entry || !routes) throw new Error('Remix writes its manifest in another way than before')
  return entry + routes.replace(/(["']?imports["']?:\s*)\[[^\]]*\]/g, '$1[]')
}
