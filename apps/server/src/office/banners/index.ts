import { addBannerPicture, publishBanners, withdrawBannerPlan } from './publish-banners.ts'
import { listBannerVersions, previewBanners, readBanners } from './read-banners.ts'

/** What does the calls about banners. */
export const bannerHandlers = { readBanners, listBannerVersions, previewBanners, addBannerPicture, publishBanners, withdrawBannerPlan }
