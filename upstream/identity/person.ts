import { z } from 'zod'
import { Session } from '#contract/core/identity.ts'

/** Who somebody is, as far as signing in needs to know. */
export const Person = Session.shape.user
  .pick({
    id: true,
    name: true,
    email: true,
    kind: true,
    isDemo: true,
    language: true,
  })
  .extend({
    /** As it was when the person showed who they are; see `enter`. */
    credentialsVersion: z.int().optional(),
  })
export type Person = z.infer<typeof Person>
