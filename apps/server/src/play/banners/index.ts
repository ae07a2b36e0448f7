export { addBannerPicture } from './add-picture.ts'
export { readBannerPicture, readBannerPictures } from './banner-picture.sql.ts'
export { bannersIn } from './banners-for.ts'
export { bannerMistakes, bannerSetting, publishBanners } from './publish-banners.ts'
