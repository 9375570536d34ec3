import { useActionData, useLoaderData } from '@remix-run/react'
import { sitePagesPath } from '#app/modules/website/pages/index.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormField, FormFields } from '#app/shell/form/form-fields.tsx'
import { FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Button,
  FactList,
  FileInput,
  LinkButton,
  PageHead,
  Row,
  RowsTable,
  Rules,
  RulesCell,
  Stack,
  text,
} from '#app/ui/index.ts'
import { invalidField } from '#contract/core/errors.ts'
import {
  type SiteImportTrial,
  siteImportActions,
  siteImportContract,
} from '#contract/website/site-import.ts'
import { maxMediaMebibytes } from '#contract/website/site-media.ts'
import { siteFilePath, siteImportPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { trial } = await call(siteImportContract.get, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('site-import')('import.title') }), trial }
}

/** Takes a file and tries it, or imports the one that was tried. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const t = (await getVisit(args)).t('site-import')
  const { firmId } = firm
  const form = await readForm(args.request)
  const options = { idempotencyKey: form.idempotencyKey }
  if (form.intent === 'commit') {
    const done = await attempt(form, () => call(siteImportContract.commit, { firmId }, options))
    if (done.refusal) return refuse(done.refusal, done.status)
    const { create, update } = done.value.pages
    return redirectWithToast(args, sitePagesPath(firmId), {
      type: 'success',
      message: t('import.done', { created: create, updated: update }),
    })
  }
  const tried = await attempt(form, () => {
    const { file } = form.data
    if (!(file instanceof File) || file.size === 0) throw invalidField('file', 'noFile')
    return call(siteImportContract.upload, { firmId, file })
  })
  if (tried.refusal) return refuse(tried.refusal, tried.status)
  return redirectWithToast(args, siteImportPath(firmId), {
    type: 'success',
    message: t('import.tried'),
  })
}

const formId = 'site-import'

export default function SiteImportRoute() {
  const { trial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('site-import')
  const { firm } = useFirm()
  const labels = { file: t('field.file') }
  return (
    <>
      <PageHead
        title={t('import.title')}
        sentence={t('import.sentence')}
        crumb={{ href: `/firms/${firm.firmId}/website`, label: t('site') }}
      />
      {trial && <Trial trial={trial} />}
      <FormFields refusal={refusal} initial={{}} labels={labels}>
        <form method="post" id={formId} encType="multipart/form-data" noValidate>
          <FormNotices>
            <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          </FormNotices>
          <FormSection title={t('import.choose')} words={t('import.chooseWords')}>
            <FormField name="file" hint={t('import.hint', { maximum: maxMediaMebibytes })}>
              {({ defaultValue: _, ...control }) => (
                <FileInput {...control} accept=".xml,.json,.zip,.rss,.atom" />
              )}
            </FormField>
            <div>
              <Button icon="upload" kind={trial ? undefined : 'primary'}>
                {t('import.try')}
              </Button>
            </div>
          </FormSection>
        </form>
      </FormFields>
      <Rules>
        <RulesCell title={t('export.title')}>
          <Stack>
            <p className={text.soft}>{t('export.words')}</p>
            <Row>
              <LinkButton icon="download" href={siteFilePath(firm.firmId, 'markdown')}>
                {t('export.markdown')}
              </LinkButton>
              <LinkButton icon="download" href={siteFilePath(firm.firmId, 'wordpress')}>
                {t('export.wordpress')}
              </LinkButton>
            </Row>
          </Stack>
        </RulesCell>
      </Rules>
    </>
  )
}

function Trial({ trial }: { trial: SiteImportTrial }) {
  const t = useT('site-import')
  const { number } = useFormat()
  const { pages, media, shown, notTaken } = trial
  const counts = (of: SiteImportTrial['pages']) =>
    siteImportActions
      .filter((action) => of[action] > 0)
      .map((action) => `${t(`action.${action}`)}: ${number(of[action])}`)
      .join(' · ') || '0'
  return (
    <>
      <Rules>
        <RulesCell title={t('trial.title')}>
          <Stack>
            <FactList
              facts={[
                { term: t('field.file'), value: trial.fileName },
                { term: t('trial.source'), value: t(`source.${trial.source}`) },
                { term: t('trial.pages'), value: counts(pages) },
                { term: t('trial.media'), value: counts(media) },
                { term: t('trial.redirects'), value: number(trial.redirects) },
              ]}
            />
            <p className={text.soft}>{t('trial.words')}</p>
            <form method="post">
              <IdempotencyField />
              <Button kind="primary" icon="check" name="intent" value="commit">
                {t('import.commit')}
              </Button>
            </form>
          </Stack>
        </RulesCell>
      </Rules>
      <RowsTable
        caption={t('trial.pages')}
        isStacked
        rows={shown}
        keyOf={(_, at) => at}
        columns={[
          { head: t('trial.page'), place: 'name', cell: ({ title }) => title },
          { head: t('trial.language'), place: 'detail', cell: ({ language }) => language },
          { head: t('trial.what'), place: 'state', cell: ({ action }) => t(`action.${action}`) },
        ]}
      />
      {notTaken.length > 0 && (
        <RowsTable
          caption={t('trial.notTaken')}
          isStacked
          rows={notTaken}
          keyOf={(_, at) => at}
          columns={[
            {
              head: t('trial.notTaken'),
              place: 'name',
              cell: ({ kind, count }) => (
                <>
                  {t(`notTaken.${kind}`)} ({number(count)})
                </>
              ),
            },
            { head: t('trial.page'), place: 'detail', cell: ({ page }) => page },
            { head: t('trial.detail'), place: 'secondDetail', cell: ({ detail }) => detail },
          ]}
        />
      )}
    </>
  )
}

export const meta = headOf
