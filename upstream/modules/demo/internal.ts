import { z } from 'zod'
import { Language } from '#contract/fields.ts'
import type { InternalCalls } from '../../firm/internal.ts'
import { seedDemo } from './seed-demo.ts'

const SeedDemo = z.object({ language: Language })

export const internal: InternalCalls = {
  'seed-demo': (input, { store, firm }) => seedDemo(store, firm, SeedDemo.parse(input).language),
}
