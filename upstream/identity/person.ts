import type { z } from 'zod'
import { Session } from '#contract/identity.ts'

/** Who somebody is, as far as signing in needs to know. */
export const Person = Session.shape.user.pick({
  id: true,
  name: true,
  email: true,
  kind: true,
  isDemo: true,
  language: true,
})
export type Person = z.infer<typeof Person>
