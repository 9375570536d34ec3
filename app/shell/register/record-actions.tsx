import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogForm,
  LinkButton,
  Menu,
  MenuButton,
  MenuLink,
} from '#app/ui/index.ts'
import { IdempotencyField } from '../form/idempotency-field.tsx'
import type { About, AnyItem, AnyRegister, RecordAction } from './describe.ts'
import { recordPath } from './register-paths.ts'

type RecordActionsProps = { register: AnyRegister; record: AnyItem; about: About<unknown> }

const menuId = 'record-menu'

/** What can be done with a record, as far as the role allows; what cannot be undone asks first. */
export function RecordActions({ register, record, about }: RecordActionsProps) {
  const { t, words, can, canOpen, firm } = about
  const { actions = [], form, calls } = register
  const offered = actions.filter(
    (action) => can(action.needs) && !action.isInPage && (action.isOffered?.(record) ?? true),
  )
  const links = (register.links?.(record, about) ?? []).filter(({ href }) => canOpen(href))
  const asking = offered.filter(({ asksFirst }) => asksFirst)
  const plain = offered.filter(({ asksFirst, isInMenu }) => !asksFirst && !isInMenu)
  const plainInMenu = offered.filter(({ asksFirst, isInMenu }) => !asksFirst && isInMenu)
  const inMenu = links.filter(({ place }) => place === 'menu')
  const isEditable = register.isEditable?.(record) ?? true
  const inHead = links.filter(({ place }) => place !== 'menu')
  const hasMain = links.some(({ place }) => place === 'main') || plain.some(({ isMain }) => isMain)
  const editPath = `${recordPath(register, firm.firmId, record.id)}/edit`
  const name = register.nameOf(record)
  return (
    <>
      <PlainActions actions={plain.filter(({ isMain }) => !isMain)} record={record} about={about} />
      {asking.length + inMenu.length + plainInMenu.length > 0 && (
        <>
          <Button kind="ghost" icon="ellipsis" opens={menuId}>
            {words('record.more')}
          </Button>
          <Menu id={menuId} align="end" label={words('record.more')}>
            {inMenu.map(({ label, icon, href }) => (
              <MenuLink key={label} icon={icon} href={href}>
                {t(label)}
              </MenuLink>
            ))}
            {plainInMenu.length > 0 && (
              <form method="post">
                <IdempotencyField />
                <VersionField record={record} />
                {plainInMenu.map(({ intent, icon, isDanger }) => (
                  <MenuButton
                    key={intent}
                    icon={icon}
                    isDanger={isDanger}
                    name="intent"
                    value={intent}
                  >
                    {t(`detail.${intent}`)}
                  </MenuButton>
                ))}
              </form>
            )}
            {inMenu.length + plainInMenu.length > 0 && asking.length > 0 && <hr />}
            {asking.map(({ intent, icon, isDanger }) => (
              <MenuButton key={intent} icon={icon} isDanger={isDanger} opens={`ask-${intent}`}>
                {t(`detail.${intent}`)}
              </MenuButton>
            ))}
          </Menu>
          {asking.map((action) => (
            <AskFirst
              key={action.intent}
              action={action}
              about={about}
              record={record}
              name={name}
            />
          ))}
        </>
      )}
      {form && calls.update && isEditable && canOpen(editPath) && (
        <LinkButton kind={hasMain ? undefined : 'primary'} icon="pencil" href={editPath}>
          {words('record.edit')}
        </LinkButton>
      )}
      {inHead
        .toSorted((one, other) => Number(one.place === 'main') - Number(other.place === 'main'))
        .map(({ label, icon, href, place }) => (
          <LinkButton
            key={label}
            kind={place === 'main' ? 'primary' : undefined}
            icon={icon}
            href={href}
          >
            {t(label)}
          </LinkButton>
        ))}
      <PlainActions actions={plain.filter(({ isMain }) => isMain)} record={record} about={about} />
    </>
  )
}

type PlainActionsProps = {
  actions: readonly RecordAction<AnyItem>[]
  record: AnyItem
  about: About<unknown>
}

/** Buttons that do at once what they say. */
function PlainActions({ actions, record, about: { t } }: PlainActionsProps) {
  if (actions.length === 0) return null
  return (
    <form method="post">
      <IdempotencyField />
      <VersionField record={record} />
      {actions.map(({ intent, icon, isDanger, isMain }) => (
        <Button
          key={intent}
          kind={isDanger ? 'danger' : isMain ? 'primary' : 'ghost'}
          icon={icon}
          name="intent"
          value={intent}
        >
          {t(`detail.${intent}`)}
        </Button>
      ))}
    </form>
  )
}

/** Says which version the page shows: what was changed since is not decided on unseen. */
function VersionField({ record }: { record: AnyItem }) {
  return (
    'version' in record && <input type="hidden" name="version" value={String(record.version)} />
  )
}

type AskFirstProps = {
  action: RecordAction<AnyItem>
  about: About<unknown>
  record: AnyItem
  name: string
}

function AskFirst({ action, about, record, name }: AskFirstProps) {
  const { t, words } = about
  const { intent, isDanger } = action
  const confirmed = action.confirms?.(record)
  const id = `ask-${intent}`
  return (
    <Dialog id={id} title={t(`detail.${intent}Ask`, { name })}>
      <DialogForm>
        <IdempotencyField />
        <VersionField record={record} />
        <p>{t(`detail.${intent}Words`, { name })}</p>
        {confirmed !== undefined && (
          <Checkbox name="confirmed" value="true" required>
            {t(confirmed)}
          </Checkbox>
        )}
        <DialogActions>
          <Button kind="ghost" closes={id}>
            {words('bulk.cancel')}
          </Button>
          <Button kind={isDanger ? 'danger' : 'primary'} name="intent" value={intent}>
            {t(`detail.${intent}`)}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  )
}
