import { z } from 'zod'

/** What a word of a file means in one field; an empty value takes back what was said before. */
export const ChosenWord = z.object({
  field: z.string().max(60),
  word: z.string().min(1).max(200),
  value: z.string().max(200),
})
export type ChosenWord = z.infer<typeof ChosenWord>

/** A word that stands in the file for a value of the firm, and that the firm does not know. */
const ImportWord = z.object({
  field: z.string(),
  /** As it stands where it comes first. */
  word: z.string(),
  /** In how many rows it stands. */
  rows: z.int(),
  /** What was said of it, for this file or one before; empty where nothing was. */
  value: z.string(),
})
export type ImportWord = z.infer<typeof ImportWord>

/** What the words of a field can mean. */
const ImportWordList = z.object({
  field: z.string(),
  /** Whether a word may stay as it is, such as a unit that nobody has used so far. */
  isFree: z.boolean(),
  /** With what each is called by language; nothing where the value says it. */
  values: z.array(z.object({ value: z.string(), names: z.record(z.string(), z.string()) })),
})
export type ImportWordList = z.infer<typeof ImportWordList>

/** The words of a file that ask for a meaning, and what there is to choose from. */
export const ImportWords = z.object({
  words: z.array(ImportWord),
  /** How many more there are than are listed. */
  more: z.int(),
  lists: z.array(ImportWordList),
})
export type ImportWords = z.infer<typeof ImportWords>
