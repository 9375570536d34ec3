import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Instant, Language, optionalText } from './fields.ts'

/** The pages of law of the installation's own site. */
export const legalPages = ['privacy', 'terms', 'imprint', 'cookies'] as const
export const LegalPage = z.enum(legalPages)
export type LegalPage = z.infer<typeof LegalPage>

/** Who runs the installation; each field fills a name in braces of the texts. */
export const Operator = z.object({
  name: optionalText(160),
  /** Lines of the postal address. */
  address: optionalText(400),
  email: z.union([z.literal(''), z.email('invalidEmail')]).default(''),
  phone: optionalText(40),
  /** Who acts for it. */
  representedBy: optionalText(200),
  /** Register and number. */
  registration: optionalText(200),
  vatId: optionalText(40),
  /** Whose law holds and where it is judged: `Germany, Hamburg`. */
  law: optionalText(120),
})
export type Operator = z.infer<typeof Operator>
export const operatorFields = Operator.keyof().options

/** What has to be known before the pages say who answers for them. */
export const neededFields = ['name', 'address', 'email'] as const

export const LegalText = z.object({
  operator: Operator,
  /** The operator's own words, Markdown; null where ours stand. */
  text: z.string().nullable(),
  updatedAt: Instant.nullable(),
})
export type LegalText = z.infer<typeof LegalText>

const one = z.object({ page: LegalPage, language: Language })
const tags = ['Legal']
const administrators = endpoint.meta({ needs: 'administrator' })

export const LegalTextInput = one.extend({
  /** Markdown with names in braces; empty gives our own text back. */
  text: optionalText(40_000),
})

export const legalContract = {
  read: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: '/legal', tags })
    .input(one)
    .output(LegalText),
  /** Who runs it, and which texts are the operator's own. */
  overview: administrators
    .route({ method: 'GET', path: '/admin/legal', tags })
    .output(z.object({ operator: Operator, own: z.array(one.extend({ updatedAt: Instant })) })),
  setOperator: administrators
    .route({ method: 'PUT', path: '/admin/legal/operator', tags })
    .input(Operator)
    .output(Operator),
  setText: administrators
    .route({ method: 'PUT', path: '/admin/legal/text', tags })
    .input(LegalTextInput)
    .output(LegalText),
}
