export { MyPage } from '../frame/my-page/MyPage.tsx'
