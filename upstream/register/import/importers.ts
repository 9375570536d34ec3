import { hooks, onceComposed } from '../../core/hooks.ts'
import type { Importer } from './importer.ts'

declare module '../../core/hooks.ts' {
  interface ModuleParts {
    /** Rows of files become its records. */
    importers: readonly Importer[]
  }
}

/** Those of all modules, by the names of their registers. */
export const importers = onceComposed(
  () => new Map(hooks('importers').flatMap((some) => some.map((one) => [one.register, one]))),
)
