import { z } from 'zod'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { Profile, ProfileChange } from '#contract/person/profile.ts'

/** Every field of the form, in its order. */
export const profileFields = ['name', 'language', 'timeZone', 'theme', 'lockAfterMinutes'] as const
export type ProfileField = (typeof profileFields)[number]

/** After how long a screen can be locked, in minutes. */
export const lockMinutes = [1, 5, 10, 15, 30, 60, 120] as const

/** What the form sends: all of it, as an empty choice means something. */
export const ProfileEntry = ProfileChange.required()

/** A profile as its form shows it; nothing chosen is an empty text. */
export function profileValues(profile: Profile): TypedTree {
  const { name, language, theme, timeZone, lockAfterMinutes } = profile
  return {
    name,
    language,
    theme,
    timeZone: timeZone ?? '',
    lockAfterMinutes: lockAfterMinutes === null ? '' : String(lockAfterMinutes),
  }
}

const Conflict = z.object({ current: Profile })

/** The profile as another page saved it meanwhile; undefined when none did. */
export function parseNewerProfile(conflict: unknown): Profile | undefined {
  return Conflict.safeParse(conflict).data?.current
}
