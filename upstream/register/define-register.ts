import { needsOf } from '#contract/core/endpoint.ts'
import { invariant } from '#contract/core/errors.ts'
import type { BulkResult } from '#contract/core/register.ts'
import { without } from '../core/without.ts'
import type { Handler } from '../firm/implement.ts'
import type { FirmContext, Reader, Writer } from '../firm/store.ts'
import { listedWithin, type RecordKind } from '../modules/firm/records/index.ts'
import { runBulk } from './bulk.ts'
import type { RegisterQuery } from './describe.ts'
import type {
  AnyStored,
  FileDescription,
  PlainContract,
  RegisterDescription,
} from './description.ts'
import { describeImporter, type Importer } from './import/importer.ts'
import { listRegister, listRows, type RegisterPage } from './list.ts'
import { type RegisterRules, rulesOf } from './rules.ts'
import type { Raw, TableOf } from './stored-rows.ts'

type InFirm<Input> = Input & { firmId: string }

/** What a description gives: the rules of the register, and what its module gives to others. */
export type DefinedRegister<
  Query extends RegisterQuery,
  Row,
  Action extends string,
  Created,
  Updated,
  One,
  Shown,
  Stored,
> = RegisterRules<Omit<Created, 'firmId'>, Shown, Stored> & {
  kind: string
  /** Below the firm’s address in the API: `cost-centres`. */
  path: string
  /** Where the page of a record is, below the firm. */
  pathOf(id: string): string
  /** A handler for each endpoint of `registerContract`. */
  handlers: {
    list: Handler<InFirm<Query>, RegisterPage<Row>>
    rows: Handler<InFirm<Query>, { rows: Row[]; next: string | null }>
    bulk: Handler<{ action: Action; ids?: string[]; query?: Query }, BulkResult>
    create: Handler<Created, Shown>
    get: Handler<One, Shown>
    update: Handler<Updated, Shown>
    archive: Handler<One, Shown>
    restore: Handler<One, Shown>
  }
  /** For the module’s manifest: `recordKinds: { ...costCentres.recordKinds }`. */
  recordKinds: Record<string, RecordKind>
  /** How rows of files become its records, by the rule for one that is typed in. */
  importerOf<FileInput extends object>(
    file: FileDescription<Omit<Created, 'firmId'>, FileInput>,
  ): Importer
}

/**
 * A register on the API’s side, from its description: handlers, rules, record kind, search entry,
 * history and importer. `README.md` says how.
 */
export function defineRegister<
  Query extends RegisterQuery,
  Row,
  Action extends string,
  Created extends { firmId: string },
  Updated extends Omit<Created, 'firmId'> & { firmId: string; version: number },
  One extends { firmId: string },
  Shown extends { id: string },
  Stored extends AnyStored,
>({
  contract,
  ...register
}: {
  contract: PlainContract<Query, Row, Action, Created, Updated, One, Shown>
  table: TableOf<Stored>
} & RegisterDescription<
  NoInfer<Query>,
  NoInfer<Row>,
  Omit<NoInfer<Created>, 'firmId'>,
  NoInfer<Shown>,
  NoInfer<Stored>
>): DefinedRegister<Query, Row, Action, Created, Updated, One, Shown, Stored> {
  const { kind, list, row } = register
  const { path, idName } = placeOf(contract.get['~orpc'].route.path)
  const [view, edit] = [needsOf(contract.get), needsOf(contract.update)]
  const pathOf = register.path ?? ((id: string) => `${path}/${id}`)
  const rules = rulesOf(register)

  function listFor(reader: Reader, firm: FirmContext) {
    const source = typeof list === 'function' ? list(reader, firm) : list
    return { ...source, within: source.within ?? listedWithin(firm.actor, register.reach) }
  }

  function rowsFor(reader: Reader, firm: FirmContext) {
    return (raw: Raw) => row(raw, reader, firm)
  }

  function filled<Page extends { rows: Row[] }>(page: Page, reader: Reader, firm: FirmContext) {
    return register.fillRows ? { ...page, rows: register.fillRows(page.rows, reader, firm) } : page
  }

  function idIn(input: object): string {
    const id: unknown = Reflect.get(input, idName)
    invariant(typeof id === 'string', `No ${idName} was sent`)
    return id
  }

  function archiving(isArchived: boolean): Handler<One, Shown> {
    return ({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => rules.archive(writer, firm, idIn(input), isArchived))
  }

  const steps = {
    archive: (writer: Writer, firm: FirmContext, id: string) =>
      rules.archive(writer, firm, id, true),
    restore: (writer: Writer, firm: FirmContext, id: string) =>
      rules.archive(writer, firm, id, false),
    ...register.steps,
  }
  const labelOf = (reader: Reader, id: string) => register.labelOf(rules.get(reader, id))

  return {
    ...rules,
    kind,
    path,
    pathOf,
    handlers: {
      list: ({ context: { store, firm }, input }) => {
        const { reader } = store
        const page = listRegister(reader, listFor(reader, firm), input, rowsFor(reader, firm))
        return filled(page, reader, firm)
      },
      rows: ({ context: { store, firm }, input }) => {
        const { reader } = store
        const page = listRows(reader, listFor(reader, firm), input, rowsFor(reader, firm))
        return filled(page, reader, firm)
      },
      bulk: ({ context: { store, firm }, input }) =>
        runBulk<Query, string>(store, firm, listFor(store.reader, firm), { steps, labelOf }, input),
      create: ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
        store.transact(firm, (writer) => rules.create(writer, firm, input)),
      get: ({ context: { store, firm }, input }) => rules.show(store.reader, firm, idIn(input)),
      update: ({ context: { store, firm }, input }) =>
        store.transact(firm, (writer) =>
          rules.update(writer, firm, idIn(input), without(input, 'firmId', idName)),
        ),
      archive: archiving(true),
      restore: archiving(false),
    },
    recordKinds: {
      [kind]: {
        read: view,
        reach: register.reach,
        write: edit,
        path: pathOf,
        find: (reader, id) => {
          const stored = rules.find(reader, id)
          return stored && { title: register.labelOf(stored) }
        },
        ...register.kindParts,
      },
    },
    importerOf: ({ meant, ...file }) =>
      describeImporter({
        ...file,
        register: path,
        needs: edit,
        create: (writer, firm, input) => rules.create(writer, firm, meant(writer, input)),
        remove: rules.remove,
        labelOf,
      }),
  }
}

/** For a register whose table has all that is shown of a record. */
export function asStored<Stored>(_reader: Reader, _firm: FirmContext, stored: Stored): Stored {
  return stored
}

/** For files whose rows are the register’s input. @public */
export function asMeant<Input>(_reader: Reader, row: Input): Input {
  return row
}

/** `/firms/{firmId}/cost-centres/{costCentreId}` → `cost-centres`, `costCentreId` */
function placeOf(route: string | undefined): { path: string; idName: string } {
  const [, path, idName] = /^\/firms\/\{firmId\}\/(.+)\/\{(\w+)\}$/.exec(route ?? '') ?? []
  invariant(path && idName, `A register at ${route}`)
  return { path, idName }
}
