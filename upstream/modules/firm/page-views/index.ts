export { addViews, countView } from './count-view.ts'
