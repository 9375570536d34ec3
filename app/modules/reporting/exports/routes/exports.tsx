import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { ConfirmNotice } from '#app/shell/form/confirm-notice.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Button, PageHead, Rules, RulesCell, Stack, text } from '#app/ui/index.ts'
import { DatevInput, exportsContract } from '#contract/reporting/exports.ts'
import { BookFiles } from '../components/book-files.tsx'
import { DatevForm } from '../components/datev-form.tsx'
import { FecFiles } from '../components/fec-files.tsx'
import {
  archivePath,
  copiesPath,
  datevFilePath,
  fecFilePath,
  gobdPath,
  restorePath,
} from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const offers = await call(exportsContract.get, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('exports')('title') }), offers }
}

/** Keeps DATEV's numbers and gives the files of the days that were chosen. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const form = await readForm(args.request)
  if (form.intent === 'archive') return takeArchive(args, form)
  const { value, refusal } = parseForm(DatevInput, form)
  if (refusal) return refuse(refusal)
  const { firmId } = firm
  const result = await attempt(form, () => call(exportsContract.prepareDatev, { ...value, firmId }))
  if (result.refusal) return refuse(result.refusal, result.status)
  const { from, to } = value
  return redirect(datevFilePath(firmId, { from, to }))
}

/** The archive is everything there is: it goes to whoever showed who they are a moment ago. */
async function takeArchive(args: Args, form: Form) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const result = await attemptConfirmed(args, form, () =>
    call(exportsContract.prepareArchive, { firmId }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirect(archivePath(firmId))
}

export default function ExportsRoute() {
  const { offers } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('exports')
  const { firm, can, canOpen } = useFirm()
  const seesParties = can('party:view')
  const archiveHref = archivePath(firm.firmId)
  const [lastYear] = offers.years
  return (
    <>
      <PageHead title={t('title')} sentence={t('sentence')} />
      {offers.datev && seesParties && canOpen(datevFilePath(firm.firmId, { from: '', to: '' })) && (
        <DatevForm
          numbers={offers.datev.numbers}
          year={lastYear}
          refusal={refusal?.confirm ? undefined : refusal}
        />
      )}
      <Rules>
        <RulesCell title={t('books.title')}>
          <Stack>
            <p className={text.soft}>{t('books.words')}</p>
            <BookFiles years={offers.years} />
          </Stack>
        </RulesCell>
        {offers.fec && seesParties && canOpen(fecFilePath(firm.firmId, '')) && (
          <RulesCell title={t('fec.title')}>
            <FecFiles years={offers.years} siren={offers.fec.siren} />
          </RulesCell>
        )}
        {offers.hasGobd && seesParties && canOpen(gobdPath(firm.firmId)) && (
          <RulesCell title={t('gobd.title')}>
            <Stack>
              <p className={text.soft}>{t('gobd.words')}</p>
              <p>
                <a className={text.link} href={gobdPath(firm.firmId)}>
                  {t('gobd.choose')}
                </a>
              </p>
            </Stack>
          </RulesCell>
        )}
        {canOpen(archiveHref) && (
          <RulesCell title={t('archive.title')}>
            <Stack>
              <p className={text.soft}>{t('archive.words')}</p>
              {!offers.canRestore && (
                <Band tone="warn" title={t('archive.large')}>
                  <p>{t('archive.largeWords')}</p>
                </Band>
              )}
              <form method="post" noValidate>
                <Stack>
                  <ConfirmNotice refusal={refusal} />
                  <div>
                    <Button icon="file-down" name="intent" value="archive">
                      {t('archive.take')}
                    </Button>
                  </div>
                </Stack>
              </form>
              <p>
                <a className={text.link} href={copiesPath(firm.firmId)}>
                  {t('copies.title')}
                </a>
              </p>
              <p>
                <a className={text.link} href={restorePath}>
                  {t('archive.bring')}
                </a>
              </p>
            </Stack>
          </RulesCell>
        )}
      </Rules>
    </>
  )
}

export const meta = headOf
