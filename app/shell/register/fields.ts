import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import type { IconName } from '#app/ui/index.ts'
import type { Permission } from '#contract/core/roles.ts'
import type { PartyRole } from '#contract/firm/parties.ts'
import type { FormTree, TypedTree } from '../form/form-tree.ts'
import type { About, Choice } from './describe.ts'

type FieldBase<Item, Extra> = {
  /** The path in the contract's input, with dots; its label is the text `field.<name>`. */
  name: string
  isOptional?: boolean
  /** A key of the module's texts. */
  hint?: string
  /** In its place, where it depends on what there is to choose; undefined for none. */
  hintOf?(about: About<Extra>): string | undefined
  /** Stands beside its neighbour where there is room. */
  isHalf?: boolean
  maxLength?: number
  /** Left out of the facts on the record's page. */
  isFormOnly?: boolean
  /** Who sees and fills it in; everybody who may edit when absent. */
  needs?: Permission
  /** Stands in the facts on the record's page alone: nobody is asked for it there. */
  isFactOnly?: boolean
  /** The country whose firms are asked for it; all when absent. */
  country?: string
  /** Whether there is something to choose here; always when absent. */
  isShown?(about: About<Extra>): boolean
  /** What the field holds of a record, when it is not the value at its name. */
  value?(record: Item): string | number | boolean | null
}

type SingleKind<Extra> =
  | { kind: 'text'; type?: HTMLInputTypeAttribute; autoComplete?: string }
  | { kind: 'email' | 'phone' | 'textarea' | 'date' | 'yesNo' }
  /** Text with its looks, written by the editor; without script as Markdown. */
  | { kind: 'markdown'; rows: number }
  /** A whole number; `unit` is a key of the word after it, such as "days", which may have plurals. */
  | { kind: 'number'; unit?: string }
  | { kind: 'country' | 'language' | 'currency' | 'timeZone' }
  /** Decimal text, typed as the language writes it; `unit` is the word after it. */
  | { kind: 'decimal'; unit?(about: About<Extra>): string }
  /** Decimal text with at least the decimals of the record's currency. */
  | { kind: 'price' }
  /** Minor units of the firm's currency, typed with its decimals. */
  | { kind: 'money' }
  /** Words with commas between them; the value is their list. */
  | { kind: 'tags' }
  /** Radios with the texts `<choices>.<value>`. */
  | {
      kind: 'choice'
      choices: string
      options: readonly string[]
      icons?: Record<string, IconName>
    }
  /** Boxes to tick; the value is the list of those that are. Texts as of `choice`. */
  | { kind: 'checks'; choices: string; options: readonly string[] }
  /** As `checks`, with what the register's `load` gave to choose from. */
  | { kind: 'checks'; choicesOf(about: About<Extra>): Choice[] }
  /** The browser's own list. */
  | { kind: 'select'; options(about: About<Extra>): Choice[] }
  /**
   * Any text, with suggestions; with `search` more of them come while somebody types, from an address
   * within the firm that is asked with `q` and answers with `{ names }`. Without script those of
   * `options` stand.
   */
  | {
      kind: 'suggest'
      options(about: About<Extra>): string[]
      search?: { path: string; needs: Permission }
      /** Of names of parties: one that is not known yet can be made below, by who may. */
      makes?: PartyRole
    }

/** A field within each of several rows; its label is the text `row.<rows>.<name>`. */
export type RowField<Extra> = FieldBase<never, Extra> &
  SingleKind<Extra> & {
    /**
     * What is typed, in the form of the contract, where that follows from the row's other fields; and the
     * same the other way. A value that cannot be read stays as it is.
     */
    written?: {
      read(typed: string, row: FormTree, about: Pick<About<Extra>, 'format' | 't'>): string
      show(value: string, row: object, about: Pick<About<Extra>, 'format' | 't' | 'firm'>): string
    }
    /** A row counts where something is chosen here, and only there; else where anything is typed in it. */
    decides?: true
    /** Of lines: how many twelfths of the width it takes where there is room; 6 when absent. */
    span?: 2 | 3 | 4 | 5 | 6 | 8 | 12
  }

/** Several of the same, such as contacts: a list of objects with these fields. */
type RowsKind<Extra> = {
  kind: 'rows'
  fields: readonly RowField<Extra>[]
  maxRows: number
  /** `lines` of a document: buttons and keys add, move and take away. */
  layout?: 'lines'
  /** Stands below the lines, such as what they come to. */
  Foot?(props: { about: About<Extra> }): ReactNode
}

export type FieldDescription<Item, Extra> = FieldBase<Item, Extra> &
  (SingleKind<Extra> | RowsKind<Extra>)

/** Fields that belong together. */
export type FormSection<Item, Extra> = {
  /** Keys of the module's texts. */
  title: string
  words?: string
  fields: readonly FieldDescription<Item, Extra>[]
  /** Whether the form shows it folded, by what its fields hold; never where one has a problem. */
  isFolded?(values: TypedTree): boolean
  /** Left out of the record's page where it says nothing, such as the steps of what never repeats. */
  isFactless?(values: TypedTree): boolean
  /** Where files of a new record are chosen, if not in the first section. */
  holdsFiles?: true
  /** In place of a fact for each field on the record's page, such as an address in lines. */
  facts?(record: Item, about: About<Extra>): { term: string; value: ReactNode }[]
}
