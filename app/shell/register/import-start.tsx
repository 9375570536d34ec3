import { Button, Field, FileInput, PageHead, RowsTable, text } from '#app/ui/index.ts'
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

const tables =
  '.csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Takes a file of records, and shows the files that were imported before. */
export function ImportStart({ register, path, imports, refusal }: ImportStartProps) {
  const about = useAbout(register, undefined)
  const problemAt = useProblems(refusal?.problems)
  const { words, t, format } = about
  const { takesCards = false } = register
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
        sentence={words(takesCards ? 'import.cardsSentence' : 'import.sentence')}
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
            label={words(takesCards ? 'import.chooseCards' : 'import.choose')}
            hint={words('import.columns', { columns: format.list(fields) })}
            error={problemAt('file')}
          >
            {(wiring) => (
              <FileInput
                {...wiring}
                name="file"
                required
                accept={takesCards ? `${tables},.vcf,text/vcard` : tables}
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
    <RowsTable
      caption={words('import.earlier')}
      isCaptionShown
      isStacked
      rows={imports}
      keyOf={(one) => one.id}
      columns={[
        {
          head: words('import.fileName'),
          place: 'name',
          tone: 'strong',
          cell: (one) => (
            <a className={text.link} href={`${path}/import/${one.id}`}>
              {one.fileName}
            </a>
          ),
        },
        {
          head: words('import.when'),
          place: 'detail',
          tone: 'soft',
          cell: (one) => dateTime(one.createdAt),
        },
        { head: words('import.who'), tone: 'soft', cell: (one) => one.createdByName },
        {
          head: words('import.state'),
          place: 'state',
          cell: (one) => words(`import.states.${one.state}`),
        },
        {
          head: words('import.rows'),
          isNumber: true,
          place: 'figure',
          cell: (one) => number(one.rowCount),
        },
      ]}
    />
  )
}
