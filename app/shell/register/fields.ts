import type { HTMLInputTypeAttribute } from 'react'
import type { IconName } from '#app/ui/index.ts'
import type { About, Choice } from './describe.ts'

type FieldBase<Item> = {
  /** The path in the contract's input, with dots; its label is the text `field.<name>`. */
  name: string
  isOptional?: boolean
  /** A key of the module's texts. */
  hint?: string
  /** Stands beside its neighbour where there is room. */
  isHalf?: boolean
  maxLength?: number
  /** Left out of the facts on the record's page. */
  isFormOnly?: boolean
  /** What the field holds of a record, when it is not the value at its name. */
  value?(record: Item): string | number | boolean | null
}

type FieldKind<Extra> =
  | { kind: 'text'; type?: HTMLInputTypeAttribute; autoComplete?: string }
  | { kind: 'email' | 'phone' | 'textarea' | 'date' | 'number' | 'yesNo' }
  | { kind: 'country' | 'language' | 'currency' }
  /** Decimal text, typed as the language writes it. */
  | { kind: 'decimal' }
  /** Decimal text with at least the decimals of the record's currency. */
  | { kind: 'price' }
  /** Radios with the texts `<choices>.<value>`. */
  | {
      kind: 'choice'
      choices: string
      options: readonly string[]
      icons?: Record<string, IconName>
    }
  /** The browser's own list. */
  | { kind: 'select'; options(about: About<Extra>): Choice[] }
  /** Any text, with suggestions. */
  | { kind: 'suggest'; options(about: About<Extra>): string[] }

export type FieldDescription<Item, Extra> = FieldBase<Item> & FieldKind<Extra>

/** Fields that belong together. */
export type FormSection<Item, Extra> = {
  /** Keys of the module's texts. */
  title: string
  words?: string
  fields: readonly FieldDescription<Item, Extra>[]
}
