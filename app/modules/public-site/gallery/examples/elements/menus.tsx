import { useT } from '#app/shell/page-context.tsx'
import { Button, Dialog, DialogActions, Menu, MenuButton, MenuLink, Row } from '#app/ui/index.ts'

export default function Menus() {
  const t = useT('gallery')
  return (
    <>
      <Row>
        <Button opens="gallery-menu" icon="ellipsis">
          {t('words.more')}
        </Button>
        <Button opens="gallery-dialog" kind="danger">
          {t('words.delete')}
        </Button>
      </Row>
      <Menu id="gallery-menu" label={t('words.more')}>
        <MenuLink href="/ui/elements" icon="copy">
          {t('words.copy')}
        </MenuLink>
        <MenuLink href="/ui/elements" icon="printer" isChosen>
          {t('words.print')}
        </MenuLink>
        <hr />
        <MenuButton type="button" icon="trash-2" isDanger opens="gallery-dialog">
          {t('words.delete')}
        </MenuButton>
      </Menu>
      <Dialog id="gallery-dialog" title={t('words.deleteAsked')}>
        <p>{t('words.deleteWords')}</p>
        <DialogActions>
          <Button closes="gallery-dialog">{t('words.keep')}</Button>
          <Button closes="gallery-dialog" kind="danger">
            {t('words.delete')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
