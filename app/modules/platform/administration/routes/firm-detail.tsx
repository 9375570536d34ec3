import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Stack } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import {
  administeredFirmsContract,
  SuspensionInput,
} from '#contract/platform/administered-firms.ts'
import { supportAccessContract } from '#contract/platform/support-access.ts'
import { FirmBody } from '../components/firm-body.tsx'
import { HeldMailNote, SuspendedNote } from '../components/suspended-note.tsx'
import { FirmTags } from '../components/tags.tsx'
import { VisitButtons } from '../components/visit-buttons.tsx'
import { firmPath, firmsPath } from '../paths.ts'

export async function loader(args: Args) {
  const firmId = requireIdParam(args, 'firmId')
  const firm = await upstream(args).call(administeredFirmsContract.get, { firmId })
  return { head: pageMeta(args, { title: firm.legalName }), firm }
}

/** Suspends, resumes, lets mail leave, enters or leaves the firm, by the button that was pressed. */
export async function action(args: Args) {
  const firmId = requireIdParam(args, 'firmId')
  const { call } = upstream(args)
  const t = (await getVisit(args)).t('administration')
  const form = await readForm(args.request)
  const done = (path: string, message: string) =>
    redirectWithToast(args, path, { type: 'success', message })
  switch (form.intent) {
    case 'suspend': {
      const { value, refusal } = parseForm(SuspensionInput, form)
      if (refusal) return refuse(refusal)
      const result = await attempt(form, () =>
        call(administeredFirmsContract.suspend, { ...value, firmId }),
      )
      if (result.refusal) return refuse(result.refusal, result.status)
      return done(firmPath(firmId), t('firm.suspended', { name: result.value.legalName }))
    }
    case 'resume': {
      const firm = await call(administeredFirmsContract.resume, { firmId })
      return done(firmPath(firmId), t('firm.resumed', { name: firm.legalName }))
    }
    case 'resumeMail': {
      const result = await attempt(form, () =>
        call(administeredFirmsContract.resumeMail, { firmId }),
      )
      if (result.refusal) return refuse(result.refusal, result.status)
      return done(firmPath(firmId), t('firm.mailResumed', { name: result.value.legalName }))
    }
    case 'enter':
      await call(supportAccessContract.enter, { firmId })
      return done(`/firms/${firmId}/dashboard`, t('visit.entered'))
    case 'leave':
      await call(supportAccessContract.leave, { firmId })
      return done(firmPath(firmId), t('visit.left'))
    default:
      throw new AppError('malformed', 'No intent')
  }
}

export default function FirmDetailRoute() {
  const { firm } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('administration')
  const format = useFormat()
  const where = [firm.place, format.country(firm.country)].filter(Boolean).join(', ')
  const since = format.date(firm.createdAt, 'long')
  return (
    <Stack gap="s4">
      <PageHead
        title={firm.legalName}
        mark={<FirmTags firm={firm} />}
        sentence={t('firm.sentence', { where, since })}
        crumb={{ href: firmsPath, label: t('firms.list.title') }}
        actions={<VisitButtons firm={firm} />}
      />
      {firm.state === 'suspended' && <SuspendedNote suspension={firm.suspension} />}
      {firm.isMailHeld && <HeldMailNote />}
      <FirmBody firm={firm} refusal={refusal} />
    </Stack>
  )
}

export const meta = headOf
