import { useActionData, useLoaderData } from '@remix-run/react'
import { roleName } from '#app/modules/firm/firms/index.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { FirmRoleInput, firmRolesContract } from '#contract/core/firm-roles.ts'
import { OwnRoleForm } from '../components/own-role-form.tsx'
import { rolesOf } from '../grantable.ts'
import { rolesPath } from '../paths.ts'
import { valuesOfRole } from '../role-values.ts'

/** An empty role, or a copy of the one that `from` names. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { rows } = await call(firmRolesContract.list, { firmId: firm.firmId })
  const from = new URL(args.request.url).searchParams.get('from')
  const model = rolesOf(rows).find(({ role }) => role === from)
  const texts = t('users')
  const initial = model
    ? valuesOfRole(model, {
        name: texts('roles.copyName', { name: roleName(t('firms'), model) }).slice(0, 60),
        description: model.description ?? '',
      })
    : valuesOfRole({ role: null }, { name: '', description: '' })
  return { head: pageMeta(args, { title: texts('roles.new') }), initial }
}

export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const t = (await getVisit(args)).t('users')
  const form = await readForm(args.request, { lists: ['permissions'] })
  const { value, refusal } = parseForm(FirmRoleInput, form)
  if (refusal) return refuse(refusal)
  const { firmId } = firm
  const options = { idempotencyKey: form.idempotencyKey }
  const result = await attempt(form, () =>
    call(firmRolesContract.create, { ...value, firmId }, options),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('role.created', { name: result.value.name })
  return redirectWithToast(args, rolesPath(firmId), { type: 'success', message })
}

export default function RoleNewRoute() {
  const { initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('users')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('roles.new')}
        crumb={{ href: rolesPath(firm.firmId), label: t('roles.title') }}
      />
      <OwnRoleForm refusal={refusal} initial={initial} />
    </>
  )
}

export const meta = headOf
