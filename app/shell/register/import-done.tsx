import {
  Cell,
  HeadCell,
  LinkButton,
  Pagination,
  Row,
  Stack,
  Table,
  TableScroller,
  Tabs,
  text,
} from '#app/ui/index.ts'
import { type ImportedRow, ImportResult } from '#contract/core/import-rows.ts'
import type { OpenImport } from '#contract/core/imports.ts'
import { useFormat, useT } from '../page-context.tsx'
import { useAbout } from './about.ts'
import type { AnyRegister } from './describe.ts'
import { columnLabelsOf } from './form-values.ts'
import { ProblemRows } from './problem-rows.tsx'
import { recordPath } from './register-paths.ts'

/** What became of the rows of an import, of which one thing is shown at a time. */
export type ImportedPage = {
  result: ImportResult
  rows: ImportedRow[]
  /** After which line the rows of this page begin, and those of the next. */
  after: number
  next: number | null
}

type ImportDoneProps = {
  register: AnyRegister
  path: string
  batch: OpenImport
  done: ImportedPage
}

/** The records that an import made and changed, the rows that it left, and those that were refused. */
export function ImportDone({ register, path, batch, done }: ImportDoneProps) {
  const words = useT('register')
  const { number } = useFormat()
  const here = `${path}/import/${batch.id}`
  const { result, after, next } = done
  const shown = ImportResult.options.filter((one) => batch.results[one] > 0)
  if (shown.length === 0) return null
  return (
    <>
      <Tabs
        label={words('import.results')}
        tabs={shown.map((one) => ({
          href: `${here}?result=${one}`,
          label: words(`import.result.${one}`),
          count: number(batch.results[one]),
          isCurrent: one === result,
        }))}
      />
      {result === 'refused' ? (
        <Refused register={register} rows={done.rows} href={`${here}/refused`} />
      ) : (
        <Records register={register} rows={done.rows} />
      )}
      {(after > 0 || next !== null) && (
        <Pagination
          label={words(`import.result.${result}`)}
          previous={{
            label: words('import.fromStart'),
            ...(after > 0 && { href: `${here}?result=${result}` }),
          }}
          next={{
            label: words('import.nextRows'),
            ...(next !== null && { href: `${here}?result=${result}&after=${next}` }),
          }}
        />
      )}
    </>
  )
}

type RowsProps = { register: AnyRegister; rows: readonly ImportedRow[] }

function Records({ register, rows }: RowsProps) {
  const { words, firm, format } = useAbout(register, undefined)
  return (
    <TableScroller label={words('import.results')}>
      <Table caption={words('import.results')} density="compact" withoutPad>
        <thead>
          <tr>
            <HeadCell>{words('import.line')}</HeadCell>
            <HeadCell>{words('import.record')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, recordId, label }) => (
            <tr key={line}>
              <Cell>{format.number(line)}</Cell>
              {recordId !== null && label !== '' ? (
                <Cell tone="strong">
                  <a className={text.link} href={recordPath(register, firm.firmId, recordId)}>
                    {label}
                  </a>
                </Cell>
              ) : (
                <Cell tone="soft">{words('import.isGone')}</Cell>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroller>
  )
}

/** Why rows were refused; their file is there as long as what stood in them is kept. */
function Refused({ register, rows, href }: RowsProps & { href: string }) {
  const about = useAbout(register, undefined)
  const { words } = about
  const problems = rows.flatMap((row) => row.problems)
  if (problems.length === 0) return <p>{words('import.refusedForgotten')}</p>
  return (
    <Stack>
      <p>{words('import.refusedWords')}</p>
      <Row>
        <LinkButton icon="download" href={href}>
          {words('import.refusedFile')}
        </LinkButton>
      </Row>
      <ProblemRows problems={problems} labels={columnLabelsOf(register, about)} />
    </Stack>
  )
}
