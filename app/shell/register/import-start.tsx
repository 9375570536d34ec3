import {
  Button,
  Cell,
  Field,
  FileInput,
  HeadCell,
  NumberCell,
  PageHead,
  Table,
  text,
} from '#app/ui/index.ts'
import { type ImportBatch, maxImportBytes, maxImportRows } from '#contract/core/imports.ts'
import { FormNotices, FormSection } from '../form/form-page.tsx'
import { IdempotencyField } from '../form/idempotency-field.tsx'
import type { Refusal } from '../form/parse-form.ts'
import { useProblems } from '../form/problem-text.ts'
import { RefusalSummary } from '../form/refusal-summary.tsx'
import { useFormat, useT } from '../page-context.tsx'
import { useAbout } from './about.ts'
import type { AnyRegister } from './describe.ts'
import { columnLabelsOf, importedFields } from './form-values.ts'

type ImportStartProps = {
  register: AnyRegister
  path: string
  imports: readonly ImportBatch[]
  refusal: Refusal | undefined
}

/** Takes a file of records, and shows the files that were imported before. */
export function ImportStart({ register, path, imports, refusal }: ImportStartProps) {
  const about = useAbout(register, undefined)
  const problemAt = useProblems(refusal?.problems)
  const { words, t, format } = about
  const labels = columnLabelsOf(register, about)
  const named = importedFields(register).map(({ name }) => labels[name]?.replace(/,.*/, '') ?? name)
  const fields = [...new Set(named)]
  const limits = {
    rows: format.number(maxImportRows),
    size: format.fileSize(maxImportBytes),
  }
  return (
    <>
      <PageHead
        title={words('import.title')}
        sentence={words('import.sentence')}
        crumb={{ href: path, label: t('list.title') }}
      />
      <form method="post" encType="multipart/form-data" id="import-form">
        <FormNotices>
          <RefusalSummary refusal={refusal} formId="import-form" />
        </FormNotices>
        <IdempotencyField />
        <FormSection title={words('import.file')} words={words('import.limits', limits)}>
          <Field
            id="file"
            label={words('import.choose')}
            hint={words('import.columns', { columns: format.list(fields) })}
            error={problemAt('file')}
          >
            {(wiring) => (
              <FileInput
                {...wiring}
                name="file"
                required
                accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              />
            )}
          </Field>
          <div>
            <Button kind="primary" icon="upload">
              {words('import.upload')}
            </Button>
          </div>
        </FormSection>
      </form>
      {imports.length > 0 && <ImportTable imports={imports} path={path} />}
    </>
  )
}

function ImportTable({ imports, path }: Pick<ImportStartProps, 'imports' | 'path'>) {
  const words = useT('register')
  const { dateTime, number } = useFormat()
  return (
    <Table caption={words('import.earlier')} isCaptionShown isStacked>
      <thead>
        <tr>
          <HeadCell>{words('import.fileName')}</HeadCell>
          <HeadCell>{words('import.when')}</HeadCell>
          <HeadCell>{words('import.who')}</HeadCell>
          <HeadCell>{words('import.state')}</HeadCell>
          <HeadCell isNumber>{words('import.rows')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {imports.map((one) => (
          <tr key={one.id}>
            <Cell place="name" tone="strong">
              <a className={text.link} href={`${path}/import/${one.id}`}>
                {one.fileName}
              </a>
            </Cell>
            <Cell place="detail" tone="soft">
              {dateTime(one.createdAt)}
            </Cell>
            <Cell tone="soft">{one.createdByName}</Cell>
            <Cell place="state">{words(`import.states.${one.state}`)}</Cell>
            <NumberCell place="figure">{number(one.rowCount)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
