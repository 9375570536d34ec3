import {
  Cell,
  Checkbox,
  HeadCell,
  NameCell,
  NumberCell,
  Status,
  Table,
  Tag,
} from '#app/ui/index.ts'
import { cellValueOf, textOf } from './cell-value.ts'
import type { About, AnyRegister, AnyRow, Column } from './describe.ts'
import * as styles from './register.css.ts'
import type { ListView } from './register-list.tsx'
import { recordPath } from './register-paths.ts'
import { sortHead } from './sort-head.ts'
import { TotalRows } from './total-rows.tsx'

type RegisterTableProps = {
  view: ListView
  about: About<unknown>
  /** Whether rows can be ticked. */
  isChosen: boolean
}

/** The rows of a register by its columns; a press on a marked head sorts them. */
export function RegisterTable({ view, about, isChosen }: RegisterTableProps) {
  const { register, page } = view
  const columns = shownColumns(register, about)
  const { t, words } = about
  return (
    <Table caption={t('list.title')} hasStickyHead isStacked>
      <thead>
        <tr>
          {isChosen && (
            <HeadCell className={styles.chooseAll}>
              <Checkbox isBare name="all" value="yes">
                {words('bulk.all')}
              </Checkbox>
            </HeadCell>
          )}
          {columns.map((column) => (
            <ColumnHead key={column.name} column={column} view={view} about={about} />
          ))}
        </tr>
      </thead>
      <tbody>
        {page.rows.map((row) => (
          <tr key={row.id}>
            {isChosen && (
              <Cell place="select">
                <Checkbox isBare name="ids" value={row.id}>
                  {words('bulk.one', { name: register.nameOf(row) })}
                </Checkbox>
              </Cell>
            )}
            {columns.map((column) => (
              <ColumnCell
                key={column.name}
                column={column}
                row={row}
                about={about}
                href={recordPath(register, about.firm.firmId, row.id)}
              />
            ))}
          </tr>
        ))}
      </tbody>
      <TotalRows view={view} about={about} columns={columns} isChosen={isChosen} />
    </Table>
  )
}

type AnyColumn = Column<AnyRow, unknown>

/** The columns that the person may see on the page. */
function shownColumns({ columns }: AnyRegister, { can }: About<unknown>): AnyColumn[] {
  return columns.filter(({ isFileOnly, needs }) => !isFileOnly && (!needs || can(needs)))
}

export function isNumber({ kind }: AnyColumn): boolean {
  return kind === 'money' || kind === 'price' || kind === 'number'
}

type ColumnHeadProps = { column: AnyColumn; view: ListView; about: About<unknown> }

function ColumnHead({ column, view, about }: ColumnHeadProps) {
  const label = about.t(column.label, { currency: about.firm.baseCurrency })
  const sorted = column.sort === undefined ? {} : sortHead(view, column.sort)
  return (
    <HeadCell isNumber={isNumber(column)} {...sorted}>
      {label}
    </HeadCell>
  )
}

type ColumnCellProps = { column: AnyColumn; row: AnyRow; about: About<unknown>; href: string }

/** One cell of the kind its column says. */
export function ColumnCell({ column, row, about, href }: ColumnCellProps) {
  const { kind, tone = 'soft' } = column
  // A line of a phone's row is not kept for nothing.
  const isLeftOut = column.place === 'line' && textOf(column, row, about) === ''
  const place = isLeftOut ? undefined : column.place
  const stackedLabel = column.stackedLabel && about.t(column.stackedLabel)
  if (column.cell) {
    return (
      <Cell place={place} tone={tone} stackedLabel={stackedLabel}>
        {column.cell(row, about)}
      </Cell>
    )
  }
  const text = textOf(column, row, about)
  switch (kind) {
    case 'link':
      return (
        <NameCell href={href} isShort={isShort(column)} below={column.below?.(row, about)}>
          {text} {column.after?.(row, about)}
        </NameCell>
      )
    case 'money':
    case 'price':
    case 'number':
      return (
        <NumberCell place={place} tone={tone} stackedLabel={stackedLabel}>
          {text}
        </NumberCell>
      )
    case 'status':
      return (
        <Cell place={place}>
          <Status {...column.disc(row)}>{text}</Status>
        </Cell>
      )
    case 'tag':
      return (
        <Cell place={place}>
          <Tags value={cellValueOf(column, row, about)} />
        </Cell>
      )
    default:
      return (
        <Cell
          tone={tone}
          stackedLabel={stackedLabel}
          // A line of a phone's row is not kept for nothing.
          place={text === '' ? undefined : place}
          className={isOneLine(column, text) ? styles.oneLine : undefined}
        >
          {text}
        </Cell>
      )
  }
}

/** Whether a column that leads to the record has its number or code rather than a name. */
function isShort({ name }: AnyColumn): boolean {
  return name === 'number' || name === 'code'
}

/** Dates, and words such as a document's number, which would break at its hyphens. */
function isOneLine({ kind }: AnyColumn, text: string): boolean {
  return kind === 'date' || kind === 'instant' || /^\S{1,20}$/.test(text)
}

function Tags({ value }: { value: ReturnType<typeof cellValueOf> }) {
  const tags = Array.isArray(value) ? value : value ? [String(value)] : []
  return tags.map((tag) => <Tag key={tag}>{tag}</Tag>)
}
