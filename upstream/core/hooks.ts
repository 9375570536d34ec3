/**
 * What one module may give to others, by the name of the part. The owner of a part, who reads it,
 * declares it beside the code that reads it:
 *
 *     declare module '../../../core/hooks.ts' {
 *       interface ModuleParts {
 *         // What it is for, with a docstring: editors show it in every manifest.
 *         partyUses: readonly PartyUse[]
 *       }
 *     }
 */
// biome-ignore lint/suspicious/noEmptyInterface: owners add to it, see above
export interface ModuleParts {}

export type PartName = keyof ModuleParts

/** The manifest of a module, `module.ts` in its folder: its name and what it gives. */
export type Module = Partial<ModuleParts> & {
  /** The same as the folder’s, and unique. */
  name: string
  /**
   * For parts whose steps run one after the other: modules whose step must have run before this
   * one’s. All others run by name; `order-of-steps.worker.test.ts` writes the whole order down.
   */
  after?: Partial<Record<PartName, readonly string[]>>
}

/** Gives the manifest back as it is, checked against what owners of parts ask for. */
export function defineModule(module: Module): Module {
  return module
}

type Given<Name extends PartName> = { module: string; part: ModuleParts[Name] }

let modules: readonly Module[] | undefined
let givers = new Map<PartName, readonly Module[]>()

/**
 * Takes the manifests of all modules; `compose.ts` does it once, when the Worker starts.
 * @throws Error for two modules of one name
 */
export function composeModules(manifests: readonly Module[]): void {
  const names = new Set(manifests.map(({ name }) => name))
  if (names.size !== manifests.length) throw new Error('Two modules have the same name')
  modules = [...manifests].sort((one, other) => (one.name < other.name ? -1 : 1))
  givers = new Map()
}

/**
 * What modules give of a part, each with the module’s name, in the order of `after` and of the names.
 * Read when something is done, never while files are still being loaded.
 * @throws Error before the modules are composed
 */
export function givenParts<Name extends PartName>(name: Name): Given<Name>[] {
  return giversOf(name).flatMap((module) =>
    gives(module, name) ? [{ module: module.name, part: partOf(module, name) }] : [],
  )
}

/** What modules give of a part, as `givenParts`, without their names. */
export function hooks<Name extends PartName>(name: Name): ModuleParts[Name][] {
  return giversOf(name).flatMap((module) => (gives(module, name) ? [partOf(module, name)] : []))
}

/** Works something out of the manifests at its first use, and keeps it. */
export function onceComposed<Value>(make: () => Value): () => Value {
  let of: readonly Module[] | undefined
  let value: { made: Value } | undefined
  return () => {
    if (!value || of !== modules) {
      value = { made: make() }
      of = modules
    }
    return value.made
  }
}

function gives<Name extends PartName>(
  module: Module,
  name: Name,
): module is Module & Pick<ModuleParts, Name> {
  return module[name] !== undefined
}

function partOf<Name extends PartName>(
  module: Pick<ModuleParts, Name>,
  name: Name,
): ModuleParts[Name] {
  return module[name]
}

function giversOf(name: PartName): readonly Module[] {
  if (!modules) throw new Error('No modules yet: the Worker imports compose.ts first')
  const known = givers.get(name)
  if (known) return known
  const sorted = inOrder(
    modules.filter((module) => module[name] !== undefined),
    name,
  )
  givers.set(name, sorted)
  return sorted
}

/** @throws Error where modules wait for each other */
function inOrder(all: readonly Module[], name: PartName): Module[] {
  const waiting = [...all]
  const done: Module[] = []
  const isDone = (other: string) =>
    !all.some((one) => one.name === other) || done.some((one) => one.name === other)
  while (waiting.length > 0) {
    const at = waiting.findIndex(({ after }) => (after?.[name] ?? []).every(isDone))
    const [next] = at < 0 ? [] : waiting.splice(at, 1)
    if (!next) throw new Error(`Modules wait for each other with their ${name}`)
    done.push(next)
  }
  return done
}
