import type { ModuleInfo, ModuleParts, NamedParts, PartName } from './module-info.ts'

/** What every module says of itself in its `module.ts`, in the order of their folders. */
export const modules: readonly ModuleInfo[] = Object.values(
  import.meta.glob<ModuleInfo>('../modules/*/*/module.ts', { eager: true, import: 'module' }),
)

type LoadedParts<Name extends PartName> = readonly (readonly [
  id: string,
  part: ModuleParts[Name],
])[]

/**
 * A part of all modules that have it, each with its module’s id, in the order of their folders: `load`
 * where one can wait, as in loaders; `loaded` for what is drawn after them, empty until then. The build
 * finds the call by its text (`module-parts-plugin.ts`).
 */
export function partsOf<Name extends PartName>(name: Name) {
  let loading: Promise<LoadedParts<Name>> | undefined
  let parts: LoadedParts<Name> = []
  async function loadAll(): Promise<LoadedParts<Name>> {
    const all = await Promise.all(
      modules.map(async (module) => {
        const load = loaderOf(module, name)
        return load && ([module.id, await load()] as const)
      }),
    )
    parts = all.filter((one) => one !== undefined)
    return parts
  }
  return {
    load() {
      loading ??= loadAll()
      return loading
    },
    loaded: () => parts,
  }
}

function loaderOf<Name extends PartName>(
  module: NamedParts,
  name: Name,
): (() => Promise<ModuleParts[Name]>) | undefined {
  return module[name]
}
