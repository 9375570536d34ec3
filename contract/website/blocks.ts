import { z } from 'zod'
import { isAllowedHref } from './hrefs.ts'

/** As many blocks a page may have, columns and what is in them counted. */
export const maxBlocks = 200

/** Names a block within its page, also in addresses (`#hours`). It stays when blocks are moved. */
export const BlockKey = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'invalid')

/** The id of a record, or the stable key of one that an import brings. */
export const Reference = z.string().regex(/^[\w:./-]{1,200}$/, 'invalid')
const OptionalReference = z.union([z.literal(''), Reference]).default('')

const line = (maximum: number) => z.string().trim().max(maximum)
const Heading = line(200).default('')
/** Markdown, as `readText` reads it. */
const Markdown = z.string().max(100_000)
const Href = z.string().trim().refine(isAllowedHref, 'invalidAddress')
const OptionalHref = z.union([z.literal(''), Href]).default('')

/** A decimal of degrees, as text. */
const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,7})?$/, 'invalidNumber')
    .refine((text) => Math.abs(Number(text)) <= most, 'invalidNumber')

/** How a picture is cut: as it is, 16 : 9, 1 : 1 or 3 : 4, around its focus. */
export const PictureShape = z.enum(['original', 'wide', 'square', 'portrait'])
export type PictureShape = z.infer<typeof PictureShape>

/** A picture with what it shows, for who cannot see it. One that only decorates has no such words. */
export const Picture = z.object({
  mediaId: Reference,
  alt: line(300).default(''),
  isDecorative: z.boolean().default(false),
  caption: line(500).default(''),
})
export type Picture = z.infer<typeof Picture>

function block<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.object({ type: z.literal(type), key: BlockKey, ...shape })
}

export const TextBlock = block('text', { text: Markdown })

export const PictureBlock = block('picture', {
  ...Picture.shape,
  shape: PictureShape.default('original'),
  width: z.enum(['text', 'wide']).default('text'),
  /** Where the picture leads; empty for nowhere. */
  href: OptionalHref,
})

export const GalleryBlock = block('gallery', {
  heading: Heading,
  pictures: z.array(Picture).min(1, 'required').max(100),
  shape: PictureShape.default('square'),
})

/** Prices are always those of the items, never typed. */
export const PriceListBlock = block('priceList', {
  heading: Heading,
  itemIds: z.array(Reference).max(200).default([]),
  /** All items of a category and those below it; beside `itemIds`. */
  categoryId: OptionalReference,
  hasDescriptions: z.boolean().default(true),
  hasPictures: z.boolean().default(false),
  /** Whether items can be put into the cart. */
  canOrder: z.boolean().default(false),
})

export const BookingBlock = block('booking', {
  heading: Heading,
  text: Markdown.default(''),
  bookingPageId: Reference,
})

/** What a lead form asks besides name and address of mail. */
export const LeadField = z.object({
  field: z.enum(['phone', 'company', 'message', 'website', 'date', 'other']),
  /** Of a field `other`; empty for the usual word. */
  label: line(120).default(''),
  isRequired: z.boolean().default(false),
})
export type LeadField = z.infer<typeof LeadField>

export const LeadFormBlock = block('leadForm', {
  heading: Heading,
  text: Markdown.default(''),
  fields: z.array(LeadField).max(12).default([]),
  /** What the sender agrees to, in Markdown; a box that is never ticked beforehand. Empty for none. */
  consent: line(1000).default(''),
  button: line(60).default(''),
  /** What the sender reads afterwards; empty for the usual words. */
  thanks: line(500).default(''),
})

export const CourseBlock = block('course', { heading: Heading, courseId: Reference })

/** The hours are always those of the firm. */
export const OpeningHoursBlock = block('openingHours', {
  heading: Heading,
  placeId: OptionalReference,
})

/** Where the firm is. The map is a picture of the firm's own or none; services for maps are linked. */
export const MapBlock = block('map', {
  heading: Heading,
  address: z.string().trim().max(500),
  latitude: degrees(90),
  longitude: degrees(180),
  picture: Picture.nullable().default(null),
})

export const QuestionsBlock = block('questions', {
  heading: Heading,
  questions: z
    .array(z.object({ question: line(300).min(1, 'required'), answer: Markdown }))
    .min(1, 'required')
    .max(100),
})

export const QuoteBlock = block('quote', {
  text: Markdown,
  name: line(120).default(''),
  role: line(160).default(''),
  picture: Picture.nullable().default(null),
})

export const FilesBlock = block('files', {
  heading: Heading,
  files: z
    .array(z.object({ mediaId: Reference, label: line(200).default('') }))
    .min(1, 'required')
    .max(100),
})

export const LeafBlock = z.discriminatedUnion('type', [
  TextBlock,
  PictureBlock,
  GalleryBlock,
  PriceListBlock,
  BookingBlock,
  LeadFormBlock,
  CourseBlock,
  OpeningHoursBlock,
  MapBlock,
  QuestionsBlock,
  QuoteBlock,
  FilesBlock,
])
export type LeafBlock = z.infer<typeof LeafBlock>

/** Columns stand beside each other where there is room, else one below the other, in their order. */
export const ColumnsBlock = block('columns', {
  columns: z.array(z.array(LeafBlock)).min(2).max(4),
})

export const Block = z.discriminatedUnion('type', [...LeafBlock.options, ColumnsBlock])
export type Block = z.infer<typeof Block>
export type BlockType = Block['type']
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>

export const Blocks = z
  .array(Block)
  .refine((blocks) => allBlocks(blocks).length <= maxBlocks, 'tooMany')
  .refine((blocks) => hasOwnKeys(blocks), 'duplicateKey')

/** All blocks of a page in reading order; columns stand before what is in them. */
export function allBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((each) =>
    each.type === 'columns' ? [each, ...each.columns.flat()] : [each],
  )
}

function hasOwnKeys(blocks: readonly Block[]): boolean {
  const keys = allBlocks(blocks).map(({ key }) => key)
  return new Set(keys).size === keys.length
}

/** The blocks with each leaf changed, columns included. */
export function mapLeaves(
  blocks: readonly Block[],
  change: (leaf: LeafBlock) => LeafBlock,
): Block[] {
  return blocks.map((each) =>
    each.type === 'columns'
      ? { ...each, columns: each.columns.map((column) => column.map(change)) }
      : change(each),
  )
}

/** Pictures of a block, in its order. */
export function picturesOf(block: Block): Picture[] {
  switch (block.type) {
    case 'picture':
      return [block]
    case 'gallery':
      return block.pictures
    case 'map':
    case 'quote':
      return block.picture ? [block.picture] : []
    default:
      return []
  }
}
