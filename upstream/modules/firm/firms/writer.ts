import { eq } from 'drizzle-orm'
import type { FirmInput } from '#contract/firm/firms.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { newStamps } from '../../../register/stamps.ts'
import type { CountryPack } from '../country-packs/index.ts'
import { firmTable } from './tables.ts'

export function insertFirm(
  { db }: Writer,
  context: FirmContext,
  profile: FirmInput,
  pack: CountryPack,
): void {
  db.insert(firmTable)
    .values({
      id: context.firmId,
      profile: JSON.stringify(profile),
      paper: pack.paper,
      taxName: JSON.stringify(pack.taxName),
      ...newStamps(context),
    })
    .run()
}

/** Writes the profile anew; the caller has compared the version. */
export function updateProfile(
  { db }: Writer,
  { firmId, actor, now }: FirmContext,
  profile: FirmInput,
  version: number,
): void {
  db.update(firmTable)
    .set({
      profile: JSON.stringify(profile),
      version,
      updatedAt: now.toISOString(),
      updatedBy: actor.userId,
    })
    .where(eq(firmTable.id, firmId))
    .run()
}

export function updateLogoType(
  { db }: Writer,
  { firmId }: FirmContext,
  logoType: string | null,
): void {
  db.update(firmTable).set({ logoType }).where(eq(firmTable.id, firmId)).run()
}
