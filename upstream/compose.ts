import type { Module } from './core/hooks.ts'

const found = import.meta.glob<Module>(
  ['./modules/*/*/module.ts', './{identity,mail,register}/module.ts'],
  { eager: true, import: 'module' },
)

/** Every module’s manifest: the one place where modules are found. */
export const modules: readonly Module[] = Object.values(found)
