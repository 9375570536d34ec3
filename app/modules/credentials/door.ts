import { z } from 'zod'
import { type Door, doorPaths } from '#app/modules/entry/index.ts'

const KnownDoor = z.enum(['user', 'crm', 'admin']).catch('user')

/** The door somebody came from, by what a form or an address says. */
export function parseDoor(text: unknown): Door {
  return KnownDoor.parse(text)
}

/** The page of that door. */
export function doorPath(door: Door): string {
  return doorPaths[door]
}
