import { profilePaths } from '#app/modules/person/profile/index.ts'

/** Whether a flow began where accounts are linked, and not at a sign-in page. */
export function isLinking({ startPath }: { startPath: string }): boolean {
  return startPath === profilePaths.signInMethods
}
