import type { Permission } from '#contract/core/roles.ts'
import type { Env } from '../../../../core/env.ts'
import { hooks, onceComposed } from '../../../../core/hooks.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'

declare module '../../../../core/hooks.ts' {
  interface ModuleParts {
    /** Settings of the firm whose changes are told on their page and can be undone. */
    settingKinds: SettingKinds
  }
}

export type SettingValues = Readonly<Record<string, unknown>>

/**
 * A setting of the firm whose changes are kept as those of an `entity` with the fields before and
 * after, as its module registers it in its `setting-kinds.ts`.
 */
export type SettingKind = {
  /** Who may change it, and so see and undo its changes. */
  needs: Permission
  /** Where it stands, below the firm: `settings/approvals`. */
  page: string
  /** Actions of its history that hold fields before and after. One that is undone is `undo`. */
  actions: readonly string[]
  /** Fields that hold minor units of the `currency` that is kept with a change. */
  moneyFields?: readonly string[]
  /** Actions that cannot be undone, each with why, as a key of the `problem` texts. */
  fixed?: Readonly<Record<string, string>>
  /**
   * The fields as they are now, as a change would keep them.
   * @param fields which ones are asked for, where there are some of many
   */
  read(reader: Reader, id: string, fields: readonly string[]): SettingValues
  /**
   * Writes the fields by the rules of the setting, as a person would.
   * @param values all that `read` gives, with the old values in place
   * @throws AppError where a rule does not allow it
   */
  write(writer: Writer, context: SettingContext, id: string, values: SettingValues): void
  /**
   * Whether a change is still one that nothing was built on.
   * @param after what the change kept
   * @throws AppError conflict with the reason where something was
   */
  requireSafe?(reader: Reader, id: string, after: SettingValues): void
}

export type SettingContext = { firm: FirmContext; env: Env }
export type SettingKinds = Readonly<Record<string, SettingKind>>

const allKinds = onceComposed(
  (): ReadonlyMap<string, SettingKind> =>
    new Map(hooks('settingKinds').flatMap((kinds) => Object.entries(kinds))),
)

export function findSettingKind(entity: string): SettingKind | undefined {
  return allKinds().get(entity)
}

/** The kinds that stand on a page of the settings, by their entity. */
export function kindsOfPage(page: string): (readonly [string, SettingKind])[] {
  return [...allKinds()].filter(([, kind]) => kind.page === page)
}
