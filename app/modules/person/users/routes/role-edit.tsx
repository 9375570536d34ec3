import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { type FirmAccess, requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id, Version } from '#contract/core/fields.ts'
import { type FirmRole, FirmRoleInput, firmRolesContract } from '#contract/core/firm-roles.ts'
import { holdsAllOf } from '#contract/core/roles.ts'
import { DeleteRole } from '../components/delete-role.tsx'
import { OwnRoleForm } from '../components/own-role-form.tsx'
import { RoleChanges } from '../components/role-changes.tsx'
import { rolesPath } from '../paths.ts'
import { valuesOfRole } from '../role-values.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { t } = await getVisit(args)
  const role = await getRole(access, args)
  const { call, firm } = access
  const one = { firmId: firm.firmId, roleId: role.id }
  const mayEdit = holdsAllOf(firm, { role: role.id, custom: role })
  const { rows: changes } = mayEdit ? await call(firmRolesContract.listChanges, one) : { rows: [] }
  const title = t('users')('role.edit', { name: role.name })
  return { head: pageMeta(args, { title }), role, mayEdit, changes }
}

/** Saves the role, deletes it, or undoes a change of it. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const t = (await getVisit(args)).t('users')
  const one = { firmId: firm.firmId, roleId: requireIdParam(args, 'roleId') }
  const form = await readForm(args.request, { lists: ['permissions'] })
  const back = rolesPath(firm.firmId)
  if (form.intent === 'delete') {
    const result = await attempt(form, () => call(firmRolesContract.delete, one))
    if (result.refusal) return refuse(result.refusal, result.status)
    const message = t('role.deleted', { name: result.value.name })
    return redirectWithToast(args, back, { type: 'success', message })
  }
  if (form.intent === 'undo') {
    const changeId = Id.safeParse(form.data.changeId)
    if (!changeId.success) throw new AppError('malformed', 'No change is named')
    const result = await attempt(form, () =>
      call(firmRolesContract.undoChange, { ...one, changeId: changeId.data }),
    )
    if (result.refusal) return refuse(result.refusal, result.status)
    const message = t('role.undone', { name: result.value.name })
    return redirectWithToast(args, back, { type: 'success', message })
  }
  const { value, refusal } = parseForm(FirmRoleInput.extend({ version: Version }), form)
  if (refusal) return refuse(refusal)
  const result = await attempt(form, () => call(firmRolesContract.update, { ...value, ...one }))
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('role.saved', { name: result.value.name })
  return redirectWithToast(args, back, { type: 'success', message })
}

/** Throws AppError `not_found` for one that is not there. */
async function getRole({ call, firm }: FirmAccess, args: Args): Promise<FirmRole> {
  const roleId = requireIdParam(args, 'roleId')
  const { rows } = await call(firmRolesContract.list, { firmId: firm.firmId })
  const role = rows.find(({ id }) => id === roleId)
  if (!role) throw new AppError('not_found', 'No such role')
  return role
}

export default function RoleEditRoute() {
  const { role, mayEdit, changes } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('users')
  const { firm } = useFirm()
  const holder = { role: role.id, custom: role }
  return (
    <>
      <PageHead
        title={t('role.edit', { name: role.name })}
        sentence={mayEdit ? role.description : t('role.tooHigh')}
        crumb={{ href: rolesPath(firm.firmId), label: t('roles.title') }}
        actions={mayEdit && role.holders === 0 && <DeleteRole name={role.name} />}
      />
      {mayEdit && (
        <OwnRoleForm refusal={refusal} initial={valuesOfRole(holder, role)} role={role} />
      )}
      <RoleChanges rows={changes} />
    </>
  )
}

export const meta = headOf
