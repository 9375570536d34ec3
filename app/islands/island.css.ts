import { globalStyle } from '@vanilla-extract/css'

globalStyle('app-island', { display: 'contents' })
