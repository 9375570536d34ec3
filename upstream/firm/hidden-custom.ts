import type { CustomKind } from '#contract/custom-values.ts'
import type { Actor } from './actor.ts'
import type { Reader } from './store.ts'

/**
 * Keys of the added fields that somebody is not shown: `upstream/modules/<module>/hidden-custom.ts`, as
 * `export const hiddenCustom: HiddenCustom`; one module knows them.
 */
export type HiddenCustom = (
  reader: Reader,
  actor: Pick<Actor, 'role' | 'custom'>,
  kind: CustomKind,
) => ReadonlySet<string>

const found = import.meta.glob<{ hiddenCustom: HiddenCustom }>('../modules/*/hidden-custom.ts', {
  eager: true,
})
const all = Object.values(found).map(({ hiddenCustom }) => hiddenCustom)

/** Keys of the added fields of a kind of record that somebody is not shown. */
export function hiddenKeys(
  reader: Reader,
  actor: Pick<Actor, 'role' | 'custom'>,
  kind: CustomKind,
): ReadonlySet<string> {
  return new Set(all.flatMap((hidden) => [...hidden(reader, actor, kind)]))
}
