import { z } from 'zod'
import { Email } from '#contract/core/fields.ts'

/** The form of a new address. */
export const EmailEntry = z.object({ email: Email })
