import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { IconName, StatusKind } from '#app/ui/index.ts'
import type { Language } from '#contract/core/fields.ts'
import type { FirmMembership } from '#contract/core/identity.ts'
import type { PageQuery } from '#contract/core/page.ts'
import type { BulkResult, Direction } from '#contract/core/register.ts'
import type { Permission } from '#contract/core/roles.ts'
import type { CustomFilter } from '#contract/firm/custom-values.ts'
import type { MailsToSend } from '#contract/firm/mails-to-send.ts'
import type { RecordPanels } from '#contract/firm/records.ts'
import type { FormTree, TypedTree } from '../form/form-tree.ts'
import type { Format } from '../format.ts'
import type { Translate } from '../i18n/translate.ts'
import type { FirmAccess } from '../session/session.server.ts'
import type { FormSection } from './fields.ts'

/** What the descriptions of a register may ask: texts of its module, formats, firm, and choices. */
export type About<Extra> = {
  t: Translate
  /** The kit's own words. */
  words: Translate
  /** The texts of another module. */
  texts(namespace: string): Translate
  format: Format
  language: Language
  firm: FirmMembership
  can(permission: Permission): boolean
  canOpen(path: string): boolean
  /** What the register's `load` gave. */
  extra: Extra
}

export type CellValue = string | number | boolean | null | undefined | readonly string[]

/** Where a cell stands when a row becomes two lines on a phone; without one it is left out there. */
type StackedPlace = 'name' | 'detail' | 'secondDetail' | 'figure' | 'state' | 'line'

type ColumnBase<Row, Extra> = {
  /** Of the row, unless there is a `value`; also the column's name in files. */
  name: string
  /** A key of the module's texts; `{{currency}}` in it is the firm's. */
  label: string
  /** The order of the contract that a press on the head asks for. */
  sort?: string
  place?: StackedPlace
  /** A key of a word before the value on phones, where the head is gone. */
  stackedLabel?: string
  tone?: 'strong' | 'soft' | 'faint'
  /** Stands in files alone. */
  isFileOnly?: boolean
  /** Stands on the page alone, as a picture does. */
  isPageOnly?: boolean
  /** The head in files, where the value is written otherwise. */
  fileLabel?: string
  /** Who may see it; everybody who sees the list when absent. */
  needs?: Permission
  value?(row: Row, about: About<Extra>): CellValue
  /** In files, where it is to be read back: a name alone, say, without a remark. */
  fileValue?(row: Row, about: About<Extra>): CellValue
  /** The module's own cell, in place of the usual one of its kind; files keep the value. */
  cell?(row: Row, about: About<Extra>): ReactNode
  /** Of a link: a mark beside it, or a line below. */
  after?(row: Row, about: About<Extra>): ReactNode
  /** Of a link: what stands below it, with links of its own. */
  below?(row: Row, about: About<Extra>): ReactNode
}

/** How a column's values are written: on the page, in CSV, and typed in a workbook. */
type ColumnKind<Row, Extra> =
  | { kind: 'text' | 'tag' | 'date' | 'instant' | 'number' | 'yesNo' }
  /** A text that leads to the record. There is one in a list. */
  | { kind: 'link' }
  /** Minor units; a total of its name stands below it. */
  | { kind: 'money'; currency(row: Row, about: About<Extra>): string; hasSign?: boolean }
  /** Decimal text of at least the currency's decimals. */
  | { kind: 'price'; currency(row: Row, about: About<Extra>): string }
  /** The word is the text `${choices}.${value}`. */
  | { kind: 'choice'; choices: string }
  | { kind: 'status'; choices: string; disc(row: Row): { kind: StatusKind; share?: number } }

export type Column<Row, Extra> = ColumnBase<Row, Extra> & ColumnKind<Row, Extra>

export type Choice = { value: string; label: string }

/** A filter of the list; its names are those of the contract's query. */
export type Filter<Extra> = { label: string } & (
  | { kind: 'choice'; name: string; choices(about: About<Extra>): Choice[] }
  | { kind: 'yesNo'; name: string }
  | { kind: 'text'; name: string }
  /** Set by links from elsewhere; kept while something else is searched for. */
  | { kind: 'kept'; name: string }
  /** One of the firm's parties; `nameOf` says who is chosen. */
  | { kind: 'party'; name: string; nameOf(about: About<Extra>): string | undefined }
  | { kind: 'dateSpan' | 'amountSpan' | 'decimalSpan'; from: string; to: string }
)

export type BulkAction<Action extends string> = {
  /** As the contract names it; its texts are `bulk.<action>` and `bulk.<action>Words`. */
  action: Action
  icon: IconName
  needs: Permission
  /** The tabs where it makes sense; all when absent. */
  tabs?: readonly string[]
  isDanger?: boolean
  /** It sends mails: a page shows them first, by `previewSend` of the calls. */
  isMailed?: boolean
}

/** A button of a record's page that posts its intent. */
export type RecordAction<Item> = {
  /** Its text is `detail.<intent>`, the toast after it `detail.<intent>Done`. */
  intent: string
  icon: IconName
  needs: Permission
  isDanger?: boolean
  /** What the record waits for: the one main button of its page. */
  isMain?: boolean
  /** Its form stands elsewhere in the page, with what it says of a part of the record. */
  isInPage?: boolean
  /** Seldom done: it stands in the menu, as do those that ask first. */
  isInMenu?: boolean
  /** It cannot be undone: it asks first, with the texts `detail.<intent>Ask` and `…Words`. */
  asksFirst?: boolean
  /** Of one that asks first: the text of a box that must be ticked, sent as `confirmed`. */
  confirms?(record: Item): string | undefined
  /** The record is no more afterwards: the list is shown. */
  endsRecord?: boolean
  /** The page that is shown afterwards, by what `act` gave; the record's own where it is left out. */
  leadsTo?(firmId: string, result: unknown): string
  isOffered?(record: Item): boolean
  /**
   * `seen.version` is that of the record as the page showed it; undefined where it has none. `seen.data`
   * is what the form says.
   */
  act(
    access: FirmAccess,
    id: string,
    options: { idempotencyKey?: string },
    seen: { version: number | undefined; data: FormTree },
  ): Promise<unknown>
}

/** A way from a record's page to where something is done with it, shown to who may open that. */
export type RecordLink = {
  /** A key of the module's texts. */
  label: string
  icon: IconName
  href: string
  /** In the head, as its main button, or in the menu of what is seldom done. */
  place?: 'main' | 'menu'
}

export type Page<Row> = {
  rows: Row[]
  next: string | null
  previous: string | null
  first: number
  total: number | null
  counts: Record<string, number | null>
  totals: { currency: string; count: number; sums: Record<string, number> }[] | null
}

export type ListQuery = PageQuery & {
  tab: string
  sort: string
  direction: Direction
  custom?: CustomFilter
}

type Options = { idempotencyKey?: string }

/** The calls of the contract, bound to a firm: `get: ({ call, firm }, id) => call(contract.get, …)`. */
export type RegisterCalls<Row, Item, Input, Query, Action> = {
  list(access: FirmAccess, query: Query): Promise<Page<Row>>
  rows(access: FirmAccess, query: Query): Promise<{ rows: Row[]; next: string | null }>
  bulk?(
    access: FirmAccess,
    request: { action: Action; ids?: string[]; query?: Query },
    options: Options,
  ): Promise<BulkResult>
  /** What the bulk action that `isMailed` would send. */
  previewSend?(access: FirmAccess, chosen: { ids?: string[]; query?: Query }): Promise<MailsToSend>
  get(access: FirmAccess, id: string): Promise<Item>
  create?(access: FirmAccess, input: Input, options: Options): Promise<Item>
  update?(access: FirmAccess, id: string, input: Input & { version: number }): Promise<Item>
}

type Row = { id: string }
type Item = { id: string; version: number }

export type { Item as AnyItem, Row as AnyRow }

/** A register as its pages show it. Each part may be left out, or replaced by a page of one's own. */
export type Register<
  R extends Row,
  I extends Item,
  Input,
  Extra,
  Query extends ListQuery,
  Action extends string,
  Shown,
> = {
  /** What its saved views and imports are kept under: the module's folder, where it has one alone. */
  name: string
  /** The kind of its records as the API registers it; gives their page files, comments, history. */
  recordKind?: string
  /** The module's folder, where that is another name: the namespace of its texts. */
  texts?: string
  /** Where texts of its own stand in the namespace, if the module has several registers. */
  prefix?: string
  /** The list's place below the firm: `items`. */
  path: string
  /** Of the platform and no firm's: its address begins at the root, and administrators alone see it. */
  isOfPlatform?: boolean
  /** Where the records are, if not below the list: registers that share records name one place. */
  recordPath?: string
  /** Whether a record is of this one, among registers that share records. */
  holds?(record: I): boolean
  /** The name of the record's id in addresses: `itemId`. */
  idParam: string
  /** Made by `listQuery` of the contract. */
  query: z.ZodType<Query>
  tabs: readonly string[]
  columns: readonly Column<R, Extra>[]
  filters?: readonly Filter<Extra>[]
  bulk?: readonly BulkAction<Action>[]
  /**
   * What the descriptions need beside the rows, such as the firm's tax rates.
   * @param record the one of the page, where it shows one
   * @param linked what a link says of a new record, by `filledByLinks`
   */
  load?(
    access: FirmAccess,
    page: 'list' | 'record' | 'form',
    query?: Query,
    record?: Promise<I>,
    linked?: Readonly<Record<string, string>>,
  ): Promise<Extra>
  calls: RegisterCalls<R, I, Input, Query, Action>
  /** Texts that the firm wrote, such as the labels of the fields it added; made by the kit. */
  literals?: Readonly<Record<string, string>>
  /** What a person knows a record by. */
  nameOf(record: R | I): string
  form?: FormDescription<I, Input, Extra>
  /** The module has a page of its own for a new record, at `<path>/new`. */
  hasOwnNew?: boolean
  /** Whether the API has an importer for it, given as one of `importers` in the manifest there. */
  hasImport?: boolean
  /** Whether its importer takes vCards, too. */
  takesCards?: boolean
  /** What rows of files may fill beside the form's fields; each has its text `field.<name>`. */
  fileFields?: readonly string[]
  /** What files of other programs call fields, beside the texts of the form; words with commas. */
  importHeads?: Readonly<Record<string, readonly string[]>>
  /** Whether a record can still be changed; always when absent. */
  isEditable?(record: I): boolean
  actions?: readonly RecordAction<I>[]
  links?(record: I, about: About<Extra>): RecordLink[]
  /** One line below the record's title. */
  sentenceOf?(record: I, about: About<Extra>): string
  /** What `Panels` shows beside the record. */
  loadPanels?(access: FirmAccess, record: I): Promise<Shown>
  /** A mark after the record's title, such as its state. */
  Mark?(props: { record: I }): ReactNode
  /** In place of the facts that the form's sections make. */
  Facts?(props: { record: I; about: About<Extra>; values: TypedTree }): ReactNode
  /** Below the facts: what else belongs to the record, such as its documents. */
  Panels?(props: { record: I; panels: Shown; recordPanels?: RecordPanels | undefined }): ReactNode
  /** `Panels` tells the history among what else happened: it does not stand on the page once more. */
  hasTimeline?: boolean
}

export type FormDescription<I, Input, Extra> = {
  /** Of the contract; what the fields hold must satisfy it. */
  input: z.ZodType<Input>
  sections: readonly FormSection<I, Extra>[]
  /** A new record takes files, such as a photo, which are kept with it; `recordKind` must be named. */
  takesFiles?: boolean
  /**
   * A second button makes the record and presses the main button of its page, such as post. Keys of
   * texts: what it is called, and why a record is kept without it.
   */
  finish?: {
    /** A key of the module's texts: what the quiet button beside it does. */
    draft: string
    label(about: About<Extra>): string
    holds?(record: I): string | undefined
  }
  /** It is filled in on the way: without a connection it stays as it is, and says so. */
  waitsForConnection?: true
  /** Fields that the address of the page may fill, as links from elsewhere do; numbers with a point. */
  filledByLinks?: readonly string[]
  /** The fields of a new record. */
  initial?(about: About<Extra>): TypedTree
}

/** A register of which nothing but its own parts know the types. */
export type AnyRegister = Register<Row, Item, object, unknown, ListQuery, string, unknown>

/** Types the parts of a register by each other; the pages then take it as any register. */
export function describeRegister<
  R extends Row,
  I extends Item,
  Input extends object,
  Extra,
  Query extends ListQuery,
  Action extends string,
  Shown,
>(register: Register<R, I, Input, Extra, Query, Action, Shown>): AnyRegister {
  return register
}
