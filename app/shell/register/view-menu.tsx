import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogForm,
  Field,
  Menu,
  MenuButton,
  MenuLink,
  TextInput,
} from '#app/ui/index.ts'
import type { SavedView } from '#contract/core/saved-views.ts'
import { IdempotencyField } from '../form/idempotency-field.tsx'
import { listHref } from '../list/list-query.ts'
import { useT } from '../page-context.tsx'
import type { Query } from './list-address.ts'

const menuId = 'list-views'
const saveId = 'save-view'
const changeId = 'change-view'

type ViewMenuProps = {
  /** Of the list. */
  path: string
  views: readonly SavedView[]
  /** The one that was chosen. */
  viewId: string | undefined
  /** What the list shows now, from its first page on. */
  query: Query
  isOfPlatform?: boolean | undefined
}

/** The saved views of a list: go to one, keep the present one, change or remove the chosen one. */
export function ViewMenu({ path, views, viewId, query, isOfPlatform = false }: ViewMenuProps) {
  const words = useT('register')
  const chosen = views.find(({ id }) => id === viewId)
  const here = listHref(path, { ...query, view: chosen?.id })
  return (
    <>
      <Button icon="star" opens={menuId}>
        {chosen?.name ?? words('view.open')}
      </Button>
      <Menu id={menuId} label={words('view.open')}>
        {views.map((one) => (
          <MenuLink
            key={one.id}
            icon={one.isShared ? 'users' : 'star'}
            href={viewHref(path, one)}
            isChosen={one.id === chosen?.id}
          >
            {one.name}
          </MenuLink>
        ))}
        {views.length > 0 && <hr />}
        <MenuButton icon="plus" opens={saveId}>
          {words('view.save')}
        </MenuButton>
        {chosen?.canChange && (
          <MenuButton icon="pencil" opens={changeId}>
            {words('view.change')}
          </MenuButton>
        )}
      </Menu>
      <ViewDialog
        id={saveId}
        title={words('view.save')}
        action={here}
        isOfPlatform={isOfPlatform}
      />
      {chosen?.canChange && (
        <ViewDialog
          id={changeId}
          title={words('view.change')}
          action={here}
          isOfPlatform={isOfPlatform}
          chosen={chosen}
        />
      )}
    </>
  )
}

/** Where a view is seen; its id says which one is chosen. */
export function viewHref(path: string, { id, query }: Pick<SavedView, 'id' | 'query'>): string {
  return `${path}?${query}${query ? '&' : ''}view=${id}`
}

type ViewDialogProps = {
  id: string
  title: string
  action: string
  isOfPlatform: boolean
  chosen?: SavedView
}

function ViewDialog({ id, title, action, isOfPlatform, chosen }: ViewDialogProps) {
  const words = useT('register')
  return (
    <Dialog id={id} title={title}>
      <DialogForm action={action}>
        <IdempotencyField />
        {chosen && <input type="hidden" name="viewId" value={chosen.id} />}
        <p>{words(chosen ? 'view.changeWords' : 'view.saveWords')}</p>
        <Field id={`${id}-name`} label={words('view.name')}>
          {(wiring) => (
            <TextInput
              {...wiring}
              name="viewName"
              maxLength={60}
              required
              defaultValue={chosen?.name}
            />
          )}
        </Field>
        <Checkbox name="isShared" value="true" defaultChecked={chosen?.isShared}>
          {words(isOfPlatform ? 'view.shareOfPlatform' : 'view.share')}
        </Checkbox>
        <DialogActions>
          <Button kind="ghost" closes={id}>
            {words('bulk.cancel')}
          </Button>
          {chosen && (
            <Button kind="danger" name="intent" value="view.remove" formNoValidate>
              {words('view.remove')}
            </Button>
          )}
          <Button kind="primary" name="intent" value={chosen ? 'view.update' : 'view.create'}>
            {words('view.keep')}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  )
}
