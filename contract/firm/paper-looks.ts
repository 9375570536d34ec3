import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Language, optionalText, Version } from '../core/fields.ts'
import { PaperView } from '../core/paper.ts'

/** `classic`: title on the right; `letter`: the address where a window envelope shows it; `modern`: a band of colour. */
export const paperLayouts = ['classic', 'letter', 'modern'] as const

/** Kinds of documents that the firm may write words of its own for. */
export const paperTextKinds = ['invoice', 'creditNote', 'quote'] as const
export const PaperTextKind = z.enum(paperTextKinds)
export type PaperTextKind = z.infer<typeof PaperTextKind>

/** What a name in braces in those words stands for; `due` is the last day of a quote. */
export const paperGaps = ['number', 'customer', 'contact', 'date', 'due', 'total', 'firm'] as const
export type PaperGap = (typeof paperGaps)[number]

/** `#1f4f8f`, empty for ours. */
const Color = z.union([z.literal(''), z.string().regex(/^#[0-9a-f]{6}$/, 'invalidColor')])

/** How the firm's documents look on screen, as PDF and on their public page. */
export const PaperLook = z.object({
  layout: z.enum(paperLayouts).default('classic'),
  /** Of titles and of what is due. */
  accent: Color.default(''),
  /** Of the strong lines. */
  rule: Color.default(''),
  /** Documents say everything in this language too; empty for one language. */
  alsoIn: z.union([z.literal(''), Language]).default(''),
})
export type PaperLook = z.infer<typeof PaperLook>

/** The firm's words above the lines and below the sums of a kind of document. */
export const PaperText = z.object({
  kind: PaperTextKind,
  language: Language,
  opening: optionalText(2000),
  closing: optionalText(2000),
})
export type PaperText = z.infer<typeof PaperText>

/** As it is kept with an issued document. */
export type KeptLook = PaperLook & { texts: PaperText[] }

export const PaperLookInput = PaperLook.extend(PaperText.shape)
export type PaperLookInput = z.infer<typeof PaperLookInput>

const Stored = PaperLook.extend({ version: Version, texts: z.array(PaperText) })
const path = '/firms/{firmId}/paper-look' as const
const tags = ['Documents']

export const paperLooksContract = {
  get: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: Id }))
    .output(Stored),
  /** Saves the look, and the words of one kind in one language. */
  update: endpoint
    .meta({ needs: 'firm:edit' })
    .route({ method: 'PUT', path, tags })
    .input(PaperLookInput.extend({ firmId: Id, version: Version }))
    .output(Stored),
  /** A document of made-up content as it would look; nothing is written. */
  preview: endpoint
    .meta({ needs: 'firm:edit' })
    .route({ method: 'POST', path: `${path}/preview`, tags })
    .input(PaperLookInput.extend({ firmId: Id }))
    .output(PaperView),
}
