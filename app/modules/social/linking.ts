import { profilePaths } from '#app/modules/profile/index.ts'

/** Whether a flow began where accounts are linked, and not at a door. */
export function isLinking({ door }: { door: string }): boolean {
  return door === profilePaths.signInMethods
}
