/**
 * A script for the head of every page: in a browser that lacks what the site cannot do without it says so, and in others it does nothing.
 * Written in the words of old browsers, which read none of our other scripts. It goes out with the page and not with its scripts.
 */
export const oldBrowserScript = (text: string): string => source(JSON.stringify(text).replaceAll('<', '\\u003c')) // a "<" must not end the script

/**
 * The notice stays, whatever half-working scripts make of the page. Its look is set by script alone, which the content
 * security policy allows.
 */
const source = (said: string) =>
  `(function(d){
if('noModule' in d.createElement('script')&&[].toSorted&&window.HTMLDialogElement&&window.URL&&URL.canParse)return;
var p=d.createElement('p'),s=p.style;p.id='old-browser';p.setAttribute('role','alert');p.appendChild(d.createTextNode(${said}));
s.position='fixed';s.left=s.right=s.bottom='0';s.zIndex='2147483647';s.margin='0';s.padding='16px';s.background='#141821';s.color='#fff';s.borderTop='4px solid #b98a3e';s.font='18px/1.5 sans-serif';s.textAlign='center';
function show(){if(p.parentNode!==d.documentElement)d.documentElement.appendChild(p)}
if(d.body)show();else d.addEventListener('DOMContentLoaded',show);
setInterval(show,1000)
})(document)`.replaceAll('\n', '')
