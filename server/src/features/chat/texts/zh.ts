import type { FixedTexts } from "./fixed-texts.ts";

export const zh: FixedTexts = {
  greeting: (name) => `您好。我根据${name}的资料回答问题。`,
  thanks: "不客气。",
  goodbye: "再见。",
  identity: (name) => `我是${name}，一个自动助手。我只根据经过批准的资料回答，并展示引文。`,
  person: "您想与人工客服交谈。请把问题写在这里，您的位置会保留。",
  unclear: "我没有从中找到问题。请用几个词提问。",
  notFound: (name) => `我在${name}的资料中没有找到，所以不作猜测。`,
  conflict: "两份资料说法不一。以下是各自的内容和日期。",
  outOfScope: (name) => `我只回答与${name}有关的问题。`,
  policy: "我无法回答这个问题。请换一种说法提问。",
  mayI: "要我为您执行吗？",
  yesOrNo: "请回答“是”或“否”。没有您的同意，什么都不会做。",
  yes: "是",
  no: "否",
  declined: "好的，没有执行任何操作。",
  failed: "这件事未能完成。",
  uncertain: "没有收到答复，因此不确定是否已执行。重试之前请先询问人工客服。",
  personAsked: "已请人工客服接手。您可以关闭窗口，位置会保留。",
  detailsPassedOn: "您的信息已转交。会有人与您联系。",
};
