import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { publicOrigin } from '#app/shell/public-origin.ts'
import { type FirmAccess, requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import { calendarContract } from '#contract/communication/calendar.ts'
import {
  calendarFeedsContract,
  calendarFilesContract,
  FeedDetails,
} from '#contract/communication/calendar-files.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { ExportLinks } from '../components/export-links.tsx'
import { FeedPanels } from '../components/feed-panel.tsx'
import { IcsUpload } from '../components/ics-upload.tsx'
import { PhonePanel } from '../components/phone-panel.tsx'
import { calendarFilesPath, calendarImportPath, calendarPath } from '../paths.ts'

const Chosen = z.object({ calendarId: Id })
const Renewal = Chosen.extend({ details: FeedDetails })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const [calendars, feeds, imports] = await Promise.all([
    call(calendarContract.listCalendars, { firmId }),
    call(calendarFeedsContract.list, { firmId }),
    call(calendarFilesContract.listImports, { firmId }),
  ])
  const origin = publicOrigin(args)
  return {
    head: pageMeta(args, { title: t('calendar')('menu.files') }),
    server: `${origin}/dav/`,
    calendars,
    imports,
    feeds: feeds.map(({ calendarId, path, details }) => ({
      calendarId,
      details,
      name: calendars.find(({ id }) => id === calendarId)?.name ?? '',
      address: path && origin + path,
    })),
  }
}

/** Reads a file, or makes or takes away the secret address of a calendar. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const form = await readForm(args.request)
  if (form.intent === 'upload') return upload(access, form)
  const { t } = await getVisit(args)
  const { call, firm } = access
  const { firmId } = firm
  const isRenewal = form.intent === 'renew'
  if (!isRenewal && form.intent !== 'revoke') throw new AppError('malformed', 'No intent')
  const parsed = parseForm(isRenewal ? Renewal : Chosen, form)
  if (parsed.refusal) return refuse(parsed.refusal)
  const input = { details: 'all' as const, ...parsed.value, firmId }
  const result = await attempt(form, () =>
    isRenewal
      ? call(calendarFeedsContract.renew, input)
      : call(calendarFeedsContract.revoke, { firmId, calendarId: input.calendarId }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('calendar')(isRenewal ? 'feed.renewed' : 'feed.revoked')
  return redirectWithToast(args, calendarFilesPath(firmId), { type: 'success', message })
}

async function upload({ call, firm }: FirmAccess, form: Form) {
  const { firmId } = firm
  const parsed = parseForm(Chosen, form)
  if (parsed.refusal) return refuse(parsed.refusal)
  const { file } = form.data
  if (!(file instanceof File)) {
    return refuse({ values: form.values, problems: { file: { key: 'noFile' } } })
  }
  const input = { ...parsed.value, firmId, file }
  const result = await attempt(form, () => call(calendarFilesContract.upload, input, form))
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirect(calendarImportPath(firmId, result.value.id))
}

export default function CalendarFilesRoute() {
  const { server, calendars, feeds, imports } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('calendar')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('menu.files')}
        sentence={t('files.sentence')}
        crumb={{ href: calendarPath(firm.firmId), label: t('menu.calendar') }}
      />
      <Rules>
        <RulesCell title={t('phone.title')}>
          <PhonePanel server={server} />
        </RulesCell>
        <RulesCell title={t('files.subscribe')}>
          <FeedPanels feeds={feeds} />
        </RulesCell>
        <RulesCell title={t('files.import')}>
          <IcsUpload
            calendars={calendars.filter(({ canEdit }) => canEdit)}
            imports={imports}
            refusal={refusal}
          />
        </RulesCell>
        <RulesCell title={t('files.export')}>
          <ExportLinks calendars={calendars} />
        </RulesCell>
      </Rules>
    </>
  )
}

export const meta = headOf
