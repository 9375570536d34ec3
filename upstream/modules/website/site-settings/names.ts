import { and, eq, ne } from 'drizzle-orm'
import { invalidField } from '#contract/core/errors.ts'
import type { Env } from '../../../core/env.ts'
import { directory, ensureDirectory } from '../../../identity/directory.ts'
import { siteNames } from '../../../identity/tables.ts'

type DirectoryEnv = Pick<Env, 'DIRECTORY'>

/**
 * Keeps a name for a firm's site: there is one of each in the installation.
 * @throws AppError invalid (name, siteNameTaken)
 */
export async function claimSiteName(
  env: DirectoryEnv,
  firmId: string,
  name: string,
): Promise<void> {
  if (name === '') return
  await ensureDirectory(env)
  const db = directory(env)
  await db.insert(siteNames).values({ name, firmId, createdAt: Date.now() }).onConflictDoNothing()
  const [row] = await db.select().from(siteNames).where(eq(siteNames.name, name))
  if (row?.firmId !== firmId) throw invalidField('name', 'siteNameTaken')
}

/** Gives up what other names a firm's site had. */
export async function releaseOtherNames(
  env: DirectoryEnv,
  firmId: string,
  name: string,
): Promise<void> {
  await ensureDirectory(env)
  const isOther = and(eq(siteNames.firmId, firmId), ne(siteNames.name, name))
  await directory(env).delete(siteNames).where(isOther)
}
