export function itemsPath(firmId: string): string {
  return `/firms/${firmId}/items`
}

export function newItemPath(firmId: string): string {
  return `${itemsPath(firmId)}/new`
}

export function itemPath(firmId: string, itemId: string): string {
  return `${itemsPath(firmId)}/${itemId}`
}

/** Where many pictures are added at once. */
export function manyPicturesPath(firmId: string): string {
  return `${itemsPath(firmId)}/pictures`
}

/** Labels to print for an item. */
export function itemLabelsPath(firmId: string, itemId: string): string {
  return `${itemPath(firmId, itemId)}/labels`
}

/** One of the pictures of an item. */
export function itemPicturePath(firmId: string, itemId: string, pictureId: string): string {
  return `${itemPath(firmId, itemId)}/pictures/${pictureId}`
}

/** What an item is sold in: sizes, colours. */
export function itemVariantsPath(firmId: string, itemId: string): string {
  return `${itemPath(firmId, itemId)}/variants`
}

/** What an item is called in other languages. */
export function itemWordsPath(firmId: string, itemId: string): string {
  return `${itemPath(firmId, itemId)}/words`
}
