import { composeModules, type Module } from './core/hooks.ts'

/** Every module’s manifest: the one place where modules are found. */
const found = import.meta.glob<Module>(
  ['./modules/*/*/module.ts', './{identity,mail,register}/module.ts'],
  { eager: true, import: 'module' },
)

composeModules(Object.values(found))
