import type { OfferingId } from '#app/modules/site/index.ts'
import type { IconName } from '#app/ui/index.ts'

/** Beside the functions of offerings that are live, in the order of their copy. */
export const functionIcons: Partial<Record<OfferingId, readonly IconName[]>> = {
  invoicing: [
    'stamp',
    'percent',
    'undo-2',
    'link',
    'qr-code',
    'coins',
    'languages',
    'printer',
    'download',
  ],
  'client-management': [
    'contact',
    'shield-check',
    'languages',
    'coins',
    'clock',
    'wallet',
    'search',
    'archive',
    'users',
  ],
  inventory: [
    'warehouse',
    'package-plus',
    'truck',
    'undo-2',
    'arrow-left-right',
    'scale',
    'bell',
    'coins',
    'scan-barcode',
  ],
  'product-management': [
    'package',
    'tag',
    'coins',
    'percent',
    'book-text',
    'scale',
    'search',
    'archive',
    'plug',
  ],
}
