import type { About, AnyItem, Choice } from '#app/shell/register/describe.ts'
import type { DescribedSection } from '#app/shell/register/described-form.tsx'
import type { FieldDescription, RowField } from '#app/shell/register/fields.ts'
import { type BlockType, LeadField } from '#contract/website/blocks.ts'

/** What the forms of blocks offer. */
export type BlockChoices = {
  pictures: Choice[]
  files: Choice[]
  items: Choice[]
  categories: Choice[]
  bookingPages: Choice[]
  courses: Choice[]
}

type Field = FieldDescription<AnyItem, unknown>

/** Kinds that can be added and changed by forms; the others are written in Markdown. */
export const formTypes = [
  'text',
  'picture',
  'gallery',
  'priceList',
  'leadForm',
  'openingHours',
  'questions',
  'quote',
  'booking',
  'course',
  'map',
  'files',
] as const satisfies readonly BlockType[]
export type FormType = (typeof formTypes)[number]

export function isFormType(type: string): type is FormType {
  return formTypes.some((each) => each === type)
}

const shapes = ['original', 'wide', 'square', 'portrait'] as const
const heading: Field = { name: 'heading', kind: 'text', maxLength: 200, isOptional: true }
const written = { name: 'text', kind: 'markdown' } as const
const text: Field = { ...written, rows: 6 }
const optionalText: Field = { ...text, isOptional: true }

/** Names of the lists of rows of a kind, and fields of rows that always say something. */
export const rowsOf: Partial<Record<FormType, { rows: string[]; chosen: string[] }>> = {
  leadForm: { rows: ['fields'], chosen: ['field', 'isRequired'] },
  gallery: { rows: ['pictures'], chosen: ['isDecorative'] },
  questions: { rows: ['questions'], chosen: [] },
  files: { rows: ['files'], chosen: [] },
}

/** The form of a block of a kind. */
export function blockSections(type: FormType, choices: BlockChoices): DescribedSection[] {
  return [
    { title: `block.${type}`, words: `blocks.words.${type}`, fields: fieldsOf(type, choices) },
  ]
}

function fieldsOf(type: FormType, choices: BlockChoices): Field[] {
  switch (type) {
    case 'text':
      return [{ ...written, rows: 18 }]
    case 'picture':
      return [
        chosen('mediaId', choices.pictures),
        ...pictureWords,
        { name: 'shape', kind: 'choice', choices: 'shape', options: shapes },
        { name: 'width', kind: 'choice', choices: 'width', options: ['text', 'wide'] },
        { name: 'href', kind: 'text', maxLength: 400, isOptional: true },
      ]
    case 'gallery':
      return [
        heading,
        { name: 'shape', kind: 'choice', choices: 'shape', options: shapes },
        {
          name: 'pictures',
          kind: 'rows',
          maxRows: 40,
          fields: [rowChosen('mediaId', choices.pictures), ...pictureRow],
        },
      ]
    case 'priceList':
      return [
        heading,
        chosen('categoryId', choices.categories, true),
        { name: 'itemIds', kind: 'checks', choicesOf: () => choices.items },
        { name: 'hasDescriptions', kind: 'yesNo' },
        { name: 'hasPictures', kind: 'yesNo', hint: 'blocks.shopHint' },
        { name: 'canOrder', kind: 'yesNo', hint: 'blocks.shopHint' },
      ]
    case 'leadForm':
      return [
        heading,
        optionalText,
        {
          name: 'fields',
          kind: 'rows',
          isOptional: true,
          maxRows: 12,
          fields: [
            { name: 'field', kind: 'select', options: leadFieldChoices },
            { name: 'label', kind: 'text', maxLength: 120, isOptional: true, isHalf: true },
            { name: 'isRequired', kind: 'yesNo', isHalf: true },
          ],
        },
        {
          name: 'consent',
          kind: 'textarea',
          maxLength: 1000,
          isOptional: true,
          hint: 'blocks.consentHint',
        },
        { name: 'button', kind: 'text', maxLength: 60, isOptional: true, isHalf: true },
        { name: 'thanks', kind: 'text', maxLength: 500, isOptional: true, isHalf: true },
      ]
    case 'openingHours':
      return [heading]
    case 'questions':
      return [
        heading,
        {
          name: 'questions',
          kind: 'rows',
          maxRows: 40,
          fields: [
            { name: 'question', kind: 'text', maxLength: 300 },
            { name: 'answer', kind: 'markdown', rows: 4 },
          ],
        },
      ]
    case 'quote':
      return [
        text,
        { name: 'name', kind: 'text', maxLength: 120, isOptional: true, isHalf: true },
        { name: 'role', kind: 'text', maxLength: 160, isOptional: true, isHalf: true },
      ]
    case 'booking':
      return [heading, optionalText, chosen('bookingPageId', choices.bookingPages)]
    case 'course':
      return [heading, chosen('courseId', choices.courses)]
    case 'map':
      return [
        heading,
        { name: 'address', kind: 'textarea', maxLength: 500 },
        { name: 'latitude', kind: 'text', maxLength: 12, isHalf: true, hint: 'blocks.degreesHint' },
        { name: 'longitude', kind: 'text', maxLength: 12, isHalf: true },
      ]
    case 'files':
      return [
        heading,
        {
          name: 'files',
          kind: 'rows',
          maxRows: 40,
          fields: [
            rowChosen('mediaId', choices.files),
            { name: 'label', kind: 'text', maxLength: 200, isOptional: true },
          ],
        },
      ]
  }
}

function leadFieldChoices({ t }: About<unknown>): Choice[] {
  return [
    { value: '', label: t('blocks.none') },
    ...LeadField.shape.field.options.map((value) => ({ value, label: t(`leadField.${value}`) })),
  ]
}

const pictureRow: RowField<unknown>[] = [
  { name: 'alt', kind: 'text', maxLength: 300, isOptional: true },
  { name: 'caption', kind: 'text', maxLength: 500, isOptional: true },
]

const pictureWords: Field[] = [
  { name: 'alt', kind: 'text', maxLength: 300, isOptional: true, hint: 'blocks.altHint' },
  { name: 'isDecorative', kind: 'yesNo' },
  { name: 'caption', kind: 'text', maxLength: 500, isOptional: true },
]

function chosen(name: string, options: Choice[], isOptional = false): Field {
  return {
    name,
    kind: 'select',
    isOptional,
    options: ({ t }) => [{ value: '', label: t('blocks.none') }, ...options],
  }
}

function rowChosen(name: string, options: Choice[]): RowField<unknown> {
  return {
    name,
    kind: 'select',
    options: ({ t }) => [{ value: '', label: t('blocks.none') }, ...options],
  }
}
